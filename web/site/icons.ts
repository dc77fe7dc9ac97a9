import { line } from '../../kit/icons.ts';

/** Icons (Lucide, ISC) that only the pages around a table need: a table loads without them. */
export const archive = line(
  '<rect width="20" height="5" x="2" y="3" rx="1"/><path d="M4 8v11a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8m-10 4h4"/>',
);
export const languages = line('<path d="m5 8l6 6m-7 0l6-6l2-3M2 5h12M7 2h1m14 20l-5-10l-5 10m2-4h6"/>');

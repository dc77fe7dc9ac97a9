import type { Picture } from '../../../../kit/icons.ts';
import type { PassengerName } from '../../pieces/puzzles/types.ts';

const line = (inside: string): Picture => ({ grid: 24, inside });
const person = (head: number, extra = ''): Picture =>
  line(
    `<circle cx="12" cy="${head}" r="3.2"/><path d="M5.5 21c0-${24 - head - 7} 2.6-${24 - head - 8.5} 6.5-${24 - head - 8.5}s6.5 ${1.5} 6.5 ${24 - head - 7}"/>${extra}`,
  );

/** Own drawings, on the grid of the interface icons. */
export const FIGURES: Readonly<Record<PassengerName, Picture>> = {
  guide: person(7, '<path d="M7.5 5.2 12 2.6l4.5 2.6"/>'),
  mother: person(7, '<path d="M8.6 8.6c-.9-5.6 7.7-5.6 6.8 0"/>'),
  father: person(7, '<path d="M8.4 4.6h7.2M9.6 4.4V2.4h4.8v2"/>'),
  grandfather: person(7, '<path d="M9.6 9.4c.6 2.4 4.2 2.4 4.8 0M19.5 12v9"/>'),
  boy: person(10, '<path d="M8.8 8.4h7.4"/>'),
  girl: person(10, '<path d="M8.4 9.6 6.8 13M15.6 9.6l1.6 3.4"/>'),
  dog: line(
    '<path d="M4 9l3-3 2 2h7c2.5 0 4 1.6 4 4v7h-2.6v-4.5H10V19H7.4v-7L4 11zM20 12c1.4-.6 1.6-2.2 1-3.6"/>',
  ),
  goose: line(
    '<path d="M4.5 7.2 8 6.6V12c-2.6 5 3 8 7 8 4.4 0 6-3.4 6-7-2 1.6-5 1-7 .4-1.6-.6-2.4-1.8-2.4-4V6.6C11.600 3 7.400 2.800 6.800 5.800"/>',
  ),
  cat: line(
    '<path d="M5 20v-9L4.600 5.400 8 7.600h4l3.400-2.200L15 11c3 1 4 4 4 9zM19 20c2.400-1 2.800-4 1.200-6M8 11.400h.01M11.600 11.400h.01"/>',
  ),
  grain: line(
    '<path d="M8 4h8l-1.600 3.400C18 10 19 13 19 16c0 3-2 4.600-7 4.600S5 19 5 16c0-3 1-6 4.600-8.600zM9.600 7.400h4.800M12 11v5M9.600 12.600 12 14.400l2.400-1.800"/>',
  ),
  trunk: line(
    '<rect x="3.500" y="7" width="17" height="12.500" rx="2"/><path d="M3.500 12h17M9 7V5h6v2M11 12v2.400h2V12"/>',
  ),
};

import { enableCompileCache } from 'node:module';

/** What `npm start` runs. Compiled code is kept between starts: the second start takes half the time. */
enableCompileCache();
await import('./main.ts');

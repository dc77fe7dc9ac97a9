import { titles } from '../games/index.ts';

/** What `npm start` says until there is a table in the browser. */
const games = Object.keys(titles).join(', ');

console.log(`Crossings

The rules, the bots and the lab work today; the table in the browser does not exist yet.
Playable by bots: ${games}.

Try one of these:

  npx crossings watch migrato --seed 7            one game, told step by step
  npx crossings simulate migrato --bots greedy    a thousand games, counted
  npx crossings record migrato > game.json        a game as a file …
  npx crossings verify game.json                  … and the proof that it is a lawful one
  npx crossings --help                            everything else

  npm test                                        all checks`);

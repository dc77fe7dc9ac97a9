import { type Command, readArgs, theWord } from './command.ts';
import { meaningsOf } from './meaning.ts';
import { table } from './summary.ts';
import { titleOf } from './titles.ts';

export const glossary: Command = {
  help: `crossings glossary <game> [--json]

Lists what is measured in a game: what --main and --guard of compare and sweep take. * stands for a name; a
quotient of two measures (won.x/holders.x) is a measure, too.

  --json          one JSON object, a sentence for each name`,

  async run(args) {
    const typed = readArgs(args, { json: { type: 'boolean' } });
    const meanings = await meaningsOf(titleOf(theWord(typed, 'game')).game.id);
    console.log(typed.has('json') ? JSON.stringify(meanings) : table(Object.entries(meanings)).join('\n'));
    return 0;
  },
};

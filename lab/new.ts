import { cpSync, existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '../engine/door.ts';
import { type Command, readArgs, theWord } from './command.ts';
import { inNameOf, type Names, namesOf, registered, resealed } from './copy.ts';

const GAMES = 'games';
const TEMPLATE = join(GAMES, '_template');
const INDEX = join(GAMES, 'index.ts');
const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const PREFIX = /^[A-Z]{2,3}$/;
const LONGEST_ID = 30;

export const create: Command = {
  help: `crossings new <id> --prefix XX [--name "Two Words"] [--json]

Copies the template, a small complete game, under a new name and registers it. The copy can be played at
once: in the laboratory, on the server and at a table. Then replace its clauses one by one; CONTRIBUTING.md
says how. Run it in the folder of the project.

  <id>            the name of the folder: small letters, digits and dashes
  --prefix XX     two or three capital letters before the numbers of its clauses, as in MI-3.2
  --name "…"      how people call it (default: the id with capitals)
  --json          the files that were written as one JSON value`,

  run(args) {
    const typed = readArgs(args, {
      prefix: { type: 'string' },
      name: { type: 'string' },
      json: { type: 'boolean' },
    });
    const id = readId(theWord(typed, 'id'));
    const names = namesOf(id, readPrefix(typed.text('prefix')), typed.text('name'));
    const written = copyTemplate(names);
    if (typed.has('json')) console.log(JSON.stringify({ id, files: written }));
    else console.log(nextSteps(names, written.length));
    return 0;
  },
};

function readId(id: string): string {
  if (!existsSync(TEMPLATE))
    throw new BadInput('', `there is no ${TEMPLATE} here; run it in the project's folder`);
  if (!ID.test(id) || id.length > LONGEST_ID) {
    throw new BadInput('id', 'must be small letters, digits and dashes, and begin with a letter');
  }
  if (existsSync(join(GAMES, id))) throw new BadInput('id', `there is a game "${id}" already`);
  return id;
}

function readPrefix(prefix: string | undefined): string {
  if (prefix === undefined || !PREFIX.test(prefix)) {
    throw new BadInput('prefix', 'must be two or three capital letters');
  }
  for (const game of readdirSync(GAMES)) {
    const rules = join(GAMES, game, 'RULES.md');
    if (existsSync(rules) && readFileSync(rules, 'utf8').includes(`**${prefix}-`)) {
      throw new BadInput('prefix', `${prefix} is used by ${game}`);
    }
  }
  return prefix;
}

/** Copies every file under the new names and adds the game to the list; gives the files that were written. */
function copyTemplate(names: Names): string[] {
  const folder = join(GAMES, names.id);
  cpSync(TEMPLATE, folder, { recursive: true });
  const files = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, file.endsWith('.json') ? resealed(text, names) : inNameOf(text, file, names));
  }
  writeFileSync(INDEX, registered(readFileSync(INDEX, 'utf8'), names.id));
  return [...files.sort(), INDEX];
}

const nextSteps = ({ id, name, prefix }: Names, count: number): string => `${name} is there: ${count} files.

  npx crossings watch ${id}              read a game of it
  npx vitest run games/${id}             its laws and clauses
  npm start                              play it at a table

Now make it yours: begin with games/${id}/RULES.md (clauses ${prefix}-1 and so on), then follow
CONTRIBUTING.md.`;

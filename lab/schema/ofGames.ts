import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { bug } from '../../engine/bug.ts';
import { titles } from '../../games/index.ts';
import { Converter } from './fromType.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const schemaFile = (game: string): string => `${ROOT}games/${game}/schema.json`;
const kindFile = (game: string): string => `${ROOT}games/${game}/kind.ts`;
const ENGINE = `${ROOT}engine/game.ts`;

/**
 * What programs are shown of each game, from the very types of its rules: views, events and forms. Run this
 * file to write them.
 */
export function gameSchemas(): ReadonlyMap<string, string> {
  const games = Object.values(titles).map(({ game }) => game);
  const { config } = ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const program = ts.createProgram([...games.map(({ id }) => kindFile(id)), ENGINE], options);
  const checker = program.getTypeChecker();
  const exportsOf = (file: string): ts.Symbol[] => {
    const source = program.getSourceFile(file) ?? bug('no source', file);
    return checker.getExportsOfModule(checker.getSymbolAtLocation(source) ?? bug('no module', file));
  };
  const field = exportsOf(ENGINE).find(({ name }) => name === 'Field') ?? bug('the engine has no Field');
  return new Map(
    games.map(({ id, actionTypes }) => {
      const converter = new Converter(checker);
      const kind = exportsOf(kindFile(id)).map((one) => checker.getDeclaredTypeOfSymbol(one));
      const ofKind = (name: string) => {
        const symbol = kind.map((one) => one.getProperty(name)).find((one) => one !== undefined);
        return converter.convert(checker.getTypeOfSymbol(symbol ?? bug(id, 'has no', name)));
      };
      const form = {
        type: 'object',
        properties: {
          type: { enum: [...actionTypes] },
          fields: {
            type: 'object',
            additionalProperties: converter.convert(checker.getDeclaredTypeOfSymbol(field)),
          },
        },
        required: ['type', 'fields'],
        additionalProperties: false,
      };
      const parts = { view: ofKind('view'), event: ofKind('event'), form };
      const document = {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        title: `What programs are shown of ${id}`,
        description: 'Made from the types of its rules by lab/schema/ofGames.ts.',
        $defs: { ...parts, ...converter.defs },
      };
      return [id, `${JSON.stringify(document, null, 1)}\n`] as const;
    }),
  );
}

if (import.meta.main) for (const [game, text] of gameSchemas()) writeFileSync(schemaFile(game), text);

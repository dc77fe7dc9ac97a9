import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** What no formatter or linter we use asks for: how long things are, and what the compiler is told to believe. */
const LONGEST_LINE = 110;
const LONGEST_FUNCTION = 80;
const MOST_CASTS = 120;

/** Sentences, rows of content and drawings: a string cannot be broken. */
const DATA = /(^|\/)(content[^/]*|icons?[^/]*|poster|art)\.ts$|\/(text|content|lessons|recorded)\//;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|svelte)$/.test(file) && !file.startsWith('bench/') && existsSync(file));
const isTest = (file: string): boolean => /\.test\.ts$|(^|\/)testing\//.test(file);
const sources = files.filter((file) => !isTest(file));
const read = (file: string): string => readFileSync(file, 'utf8');

/** The script of a file; of a component what stands between its tags. */
const scriptOf = (file: string): string =>
  file.endsWith('.ts')
    ? read(file)
    : [...read(file).matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)]
        .map(([, script = '']) => script)
        .join('\n');

const parsed = new Map(
  files.map((file) => [
    file,
    ts.createSourceFile(file, scriptOf(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TS),
  ]),
);

function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* nodesOf(child);
}

const lineOf = (source: ts.SourceFile, at: number): number =>
  source.getLineAndCharacterOfPosition(at).line + 1;

/** Every place in these files that is such a node, as `file:line`. */
const placesOf = (
  among: readonly string[],
  isOne: (node: ts.Node, source: ts.SourceFile) => boolean,
): string[] =>
  among.flatMap((file) => {
    const source = parsed.get(file);
    if (source === undefined) return [];
    return [...nodesOf(source)]
      .filter((node) => isOne(node, source))
      .map((node) => `${file}:${lineOf(source, node.getStart(source))}`);
  });

test(`no line is longer than ${LONGEST_LINE} columns`, () => {
  const isString = (line: string): boolean => /['"`][^'"`]{60,}['"`]|[MmLlHhVvCc]-?\d/.test(line);
  const long = files
    .filter((file) => !DATA.test(file) && !isTest(file))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, i) => (line.length > LONGEST_LINE && !isString(line) ? [`${file}:${i + 1}`] : [])),
    );
  expect(long).toEqual([]);
});

test('no literal is spread into an object or a list', () => {
  const spread = placesOf(files, (node) => {
    if (ts.isSpreadAssignment(node)) return ts.isObjectLiteralExpression(node.expression);
    return ts.isSpreadElement(node) && ts.isArrayLiteralExpression(node.expression);
  });
  expect(spread).toEqual([]);
});

test(`no function is longer than ${LONGEST_FUNCTION} lines`, () => {
  const long = placesOf(sources, (node, source) => {
    if (!ts.isFunctionLike(node) || !('body' in node) || node.body === undefined) return false;
    return lineOf(source, node.end) - lineOf(source, node.getStart(source)) + 1 > LONGEST_FUNCTION;
  });
  expect(long).toEqual([]);
});

test(`fewer than ${MOST_CASTS} casts`, () => {
  const casts = placesOf(sources, (node) => ts.isAsExpression(node) && node.type.getText() !== 'const');
  expect(casts.length, casts.join('\n')).toBeLessThan(MOST_CASTS);
});

test('no test has a time limit of its own: only what hangs takes as long as the one of all (vitest.config.ts)', () => {
  const runs = /^(test|it|describe|beforeAll|beforeEach|afterAll|afterEach)\b/;
  const isLimit = (one: ts.Node): boolean =>
    ts.isNumericLiteral(one) ||
    (ts.isIdentifier(one) && /^[A-Z_]+$/.test(one.text)) ||
    (ts.isObjectLiteralExpression(one) &&
      one.properties.some(({ name }) => name !== undefined && name.getText() === 'timeout'));
  const limits = placesOf(
    files.filter((file) => file.endsWith('.test.ts')),
    (node) =>
      ts.isCallExpression(node) &&
      runs.test(node.expression.getText()) &&
      node.arguments.some((one) => ts.isFunctionLike(one)) &&
      node.arguments.some(isLimit),
  );
  expect(limits).toEqual([]);
});

test('no value is imported in a circle', () => {
  const imports = new Map(sources.map((file) => [file, valuesFrom(file)]));
  expect(circlesIn(imports)).toEqual([]);
});

/** The project's own files from which this one takes values, not only types. */
function valuesFrom(file: string): string[] {
  const found: string[] = [];
  for (const statement of parsed.get(file)?.statements ?? []) {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
    const { moduleSpecifier } = statement;
    if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier) || isTypeOnly(statement))
      continue;
    if (moduleSpecifier.text.startsWith('.')) {
      found.push(normalize(join(dirname(file), moduleSpecifier.text.replace(/\?.*$/, ''))));
    }
  }
  return found;
}

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  const { importClause } = statement;
  if (importClause === undefined) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { name, namedBindings } = importClause;
  if (name !== undefined || namedBindings === undefined || !ts.isNamedImports(namedBindings)) return false;
  return namedBindings.elements.length > 0 && namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly);
}

/** Every way that comes back to where it began, once. */
function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, way: readonly string[]): void => {
    const met = way.indexOf(file);
    if (met >= 0) circles.push([...way.slice(met), file].join(' -> '));
    if (met >= 0 || done.has(file)) return;
    // A component may draw itself.
    for (const next of imports.get(file) ?? []) if (next !== file) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return circles;
}

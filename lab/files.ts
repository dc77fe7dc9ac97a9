import { readFileSync } from 'node:fs';
import { BadInput } from '../engine/door.ts';

const STANDARD_INPUT = 0;

/** The text of a file; "-" is standard input. */
export function readText(file: string, field: string): string {
  try {
    return readFileSync(file === '-' ? STANDARD_INPUT : file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new BadInput(field, `cannot read ${file} (${code})`);
  }
}

export function readJson(file: string, field: string): unknown {
  const text = readText(file, field);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadInput(field, `${file} is not JSON: ${oneLine(error instanceof Error ? error.message : '')}`);
  }
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

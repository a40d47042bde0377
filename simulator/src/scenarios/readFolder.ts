/** The scenario files of a folder, read and held against their form. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Violation } from '../json/violations.ts';
import type { Mistake } from './library.ts';
import type { NewFault, ScenarioFile } from './scenario.ts';

/** A file's name and text, in order of names. */
export type Text = readonly [file: string, text: string];

/** A document that has the form of a scenario, with the place of each of its parts. */
export interface Formed {
  readonly file: string;
  readonly document: ScenarioFile;
  readonly lineOf: (pointer: string) => number;
}

export const textsIn = (folder: string): Text[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml') && !name.startsWith('_'))
    .sort()
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]);

/** Parser and schema cost a fifth of a second to load and run: only who needs them pays. */
export async function readTexts(
  texts: readonly Text[],
  checkFault: (fault: NewFault) => Violation[],
): Promise<{ formed: Formed[]; mistakes: Mistake[] }> {
  const { readYaml } = await import('./read.ts');
  const { checkScenario } = await import('./check.ts');
  const formed: Formed[] = [];
  const mistakes: Mistake[] = [];
  for (const [file, text] of texts) {
    const read = readYaml(text);
    if ('message' in read) {
      mistakes.push({ file, line: read.line, pointer: '', message: `不是合法的 YAML：${read.message}` });
      continue;
    }
    const violations = checkScenario(read.value, checkFault);
    mistakes.push(
      ...violations.map((violation) => ({ file, line: read.lineOf(violation.pointer), ...violation })),
    );
    if (violations.length === 0)
      formed.push({ file, document: read.value as ScenarioFile, lineOf: read.lineOf });
  }
  return { formed, mistakes };
}

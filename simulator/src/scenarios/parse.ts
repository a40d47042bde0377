import { dirname, join } from 'node:path';
import type { Violation } from '../json/violations.ts';
import type { Problem } from './problem.ts';
import { unusableFiles } from './replayProblems.ts';
import type { NewFault, ScenarioFile } from './scenario.ts';
import type { Source } from './sources.ts';

/** A file that matches the scenario schema, with the position of each part. */
export interface ParsedFile {
  readonly source: Source;
  readonly document: ScenarioFile;
  readonly lineOf: (pointer: string) => number;
}

/** Loads parser and schema on first use, which takes a fifth of a second. @param folder of all scenario files */
export async function parseSources(
  folder: string,
  sources: readonly Source[],
  checkFault: (fault: NewFault) => Violation[],
): Promise<{ parsed: ParsedFile[]; problems: Problem[] }> {
  const { readYaml } = await import('./yaml.ts');
  const { checkScenario } = await import('./check.ts');
  const parsed: ParsedFile[] = [];
  const problems: Problem[] = [];
  for (const source of sources) {
    const { file } = source;
    const read = readYaml(source.text);
    if ('message' in read) {
      problems.push({ file, line: read.line, pointer: '', message: `不是合法的 YAML：${read.message}` });
      continue;
    }
    const checked = checkScenario(read.value, checkFault);
    const violations = 'value' in checked ? missingBeside(folder, file, checked.value) : checked.violations;
    if ('value' in checked && violations.length === 0)
      parsed.push({ source, document: checked.value, lineOf: read.lineOf });
    problems.push(
      ...violations.map((violation) => ({ file, line: read.lineOf(violation.pointer), ...violation })),
    );
  }
  return { parsed, problems };
}

/** Returns files that a scenario file names and that are missing beside it or too large. */
export const missingBeside = (folder: string, file: string, document: ScenarioFile): Violation[] =>
  unusableFiles(document, join(folder, dirname(file)));

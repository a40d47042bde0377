/** Known findings, which do not fail a run: one fingerprint per line. */
import { readFileSync, writeFileSync } from 'node:fs';
import { CannotRun } from '../base/cannotRun.ts';
import { messageOf } from '../base/messageOf.ts';
import type { Report } from './report.ts';

/** Returns the fingerprints of a file. @throws CannotRun if it cannot be read */
export function readBaseline(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#'));
  } catch (error) {
    throw new CannotRun(
      `cannot read --baseline ${file} (the first one is written by --update-baseline): ${messageOf(error)}`,
    );
  }
}

/** Writes all findings of a report, known ones too. */
export function writeBaseline(file: string, { findings, known }: Report): void {
  const lines = [...findings, ...known].map(({ fingerprint }) => fingerprint).sort();
  writeFileSync(
    file,
    `# Known findings of the contract checker; take a line out when it is mended.\n${lines.join('\n')}\n`,
  );
}

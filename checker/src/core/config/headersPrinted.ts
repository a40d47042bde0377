/** Reads headers as lines of text: from `--header`, or from a login command. */
import { CannotRun } from '../base/cannotRun.ts';
import type { Headers } from '../exchange/headers.ts';

/** Returns the name in lower case, and the value. @throws CannotRun for a line that is not `Name: value` */
export function headerOf(line: string): readonly [string, string] {
  const match = /^([\w-]+):\s*(.*)$/.exec(line.trim());
  if (!match) throw new CannotRun(`--header ${line}: 'Name: value' is wanted`);
  return [match[1]!.toLowerCase(), match[2]!];
}

/** Reads the output of a login command: header lines, else a cookie. @param from source of the output, for a message */
export function headersPrinted(printed: string, from: string): Headers {
  const lines = printed.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0)
    throw new CannotRun(`${from} printed nothing: it should print a cookie or header lines`);
  return lines.every((line) => /^[\w-]+:\s/.test(line))
    ? Object.fromEntries(lines.map(headerOf))
    : { cookie: printed.trim() };
}

/** A finished comparison, the input of every report. */
import { shownFile } from '../../contract/openapi/downloads.ts';
import type { Cause } from '../changes/causes.ts';
import type { Place } from '../changes/change.ts';
import type { Verdict } from '../changes/rules.ts';
import type { Side } from '../sides/side.ts';

export interface Result {
  readonly old: Side;
  readonly fresh: Side;
  /** Returns file and line of a place. */
  readonly addressOf: (place: Place) => { readonly file: string; readonly line: number };
  readonly causes: readonly Cause[];
  /** Causes accepted by the ignore file, with the reason. */
  readonly ignored: readonly { readonly cause: Cause; readonly reason: string }[];
  /** One sentence for each unreadable part. */
  readonly leftOut: readonly string[];
}

export const count = ({ causes }: Result, verdict: Verdict): number =>
  causes.filter((cause) => cause.verdict === verdict).length;

/** Finds the lines of all causes of each file at once. */
export function addressing(causes: readonly Cause[], old: Side, fresh: Side): Result['addressOf'] {
  const linesIn = (side: Place['side'], { lines }: Side) => {
    const files = new Map<string, string[]>();
    for (const { place } of causes)
      if (place?.side === side) files.set(place.file, [...(files.get(place.file) ?? []), place.pointer]);
    return new Map([...files].map(([file, pointers]) => [file, lines(file, pointers)]));
  };
  const lines = { old: linesIn('old', old), new: linesIn('new', fresh) };
  return ({ side, file, pointer }) => ({
    file: shownFile(file),
    line: lines[side].get(file)?.get(pointer) ?? 1,
  });
}

/** Returns `file:line` of a cause, or an empty text without a place. */
export function address({ addressOf }: Result, { place }: Cause): string {
  if (!place) return '';
  const { file, line } = addressOf(place);
  return `${file}:${line}`;
}

/** Returns the change in one line: `response-property-removed · name`. */
export const titleOf = ({ findings, detail }: Cause): string =>
  `${findings.map(({ rule }) => rule).join(', ')}${detail === '' ? '' : ` · ${detail}`}`;

/** Returns the affected operations: `GET /pets · response 200 /name and 12 more operations`. */
export function affectedOf({ affects }: Cause): string {
  const [first] = affects;
  if (!first) return '';
  const subjects = new Set(affects.map(({ subject }) => subject)).size;
  const more = subjects > 1 ? ` and ${subjects - 1} more operations` : '';
  return `${first.subject}${first.where === '' ? '' : ` · ${first.where}`}${more}`;
}

/** Returns the effects on a caller that give the cause its verdict. */
export const whyOf = ({ findings, verdict }: Cause): string =>
  findings
    .filter((finding) => finding.verdict === verdict)
    .map(({ why }) => why)
    .join('; ');

/** A finished comparison, as every report shows it. */
import type { Cause } from '../causes.ts';
import type { Verdict } from '../rules.ts';
import type { Side } from '../sides/side.ts';

export interface Result {
  readonly old: Side;
  readonly fresh: Side;
  readonly causes: readonly Cause[];
  /** Accepted by the ignore file, with the reason. */
  readonly ignored: readonly { readonly cause: Cause; readonly reason: string }[];
  /** What could not be read, one sentence each. */
  readonly leftOut: readonly string[];
}

export const count = ({ causes }: Result, verdict: Verdict): number =>
  causes.filter((cause) => cause.verdict === verdict).length;

/** `file:line` of a cause; empty where it has no place. */
export function address({ old, fresh }: Result, { place }: Cause): string {
  if (!place) return '';
  const side = place.side === 'old' ? old : fresh;
  return `${shownFile(place.file)}:${side.lineOf(place.file, place.pointer)}`;
}

export function shownFile(file: string): string {
  const here = `${process.cwd()}/`;
  return file.startsWith(here) ? file.slice(here.length) : file;
}

/** What happened, in one line: `response-property-removed name`. */
export const titleOf = ({ findings, detail }: Cause): string =>
  `${findings.map(({ rule }) => rule).join(', ')}${detail === '' ? '' : ` · ${detail}`}`;

/** `GET /pets response 200 /name and 12 more`. */
export function affectedOf({ affects }: Cause): string {
  const [first] = affects;
  if (!first) return '';
  const subjects = new Set(affects.map(({ subject }) => subject)).size;
  const more = subjects > 1 ? ` and ${subjects - 1} more operations` : '';
  return `${first.subject}${first.where === '' ? '' : ` · ${first.where}`}${more}`;
}

export const whyOf = ({ findings, verdict }: Cause): string =>
  findings
    .filter((finding) => finding.verdict === verdict)
    .map(({ why }) => why)
    .join('; ');

/** Decides which requirements the last run has proven, only from the outcomes of tests. */
import type { Evidence } from './evidence.ts';
import { missingKinds, requiredKinds, type Kind } from './kinds.ts';

export interface Row {
  readonly id: string;
  /** Group of the row, by which `--open` filters. */
  readonly issue: string;
  readonly text: string;
  readonly observe: string;
}

export interface Verdict {
  readonly row: Row;
  readonly required: readonly Kind[];
  readonly proven: boolean;
  /** Reason if it is not proven. */
  readonly why?: string;
}

export function judge(rows: readonly Row[], evidence: readonly Evidence[]): Verdict[] {
  const byId = new Map<string, Evidence[]>();
  for (const item of evidence) {
    for (const id of item.ids) byId.set(id, [...(byId.get(id) ?? []), item]);
  }
  return rows.map((row) => {
    const required = requiredKinds(row.observe);
    const why = doubt(byId.get(row.id) ?? [], required);
    return why ? { row, required, proven: false, why } : { row, required, proven: true };
  });
}

/** Returns ids without a row, with the tests that name them. */
export function unknownIds(rows: readonly Row[], evidence: readonly Evidence[]): Map<string, string[]> {
  const known = new Set(rows.map(({ id }) => id));
  const unknown = new Map<string, string[]>();
  for (const { test, ids } of evidence) {
    for (const id of ids.filter((name) => !known.has(name))) {
      unknown.set(id, [...(unknown.get(id) ?? []), test]);
    }
  }
  return unknown;
}

/** Returns the reason why a row is unproven: a failed test of any kind, or a required kind without a passed test. */
function doubt(tests: readonly Evidence[], required: readonly Kind[]): string | undefined {
  if (tests.length === 0) return 'no test names it';
  const failed = tests.find(({ outcome }) => outcome === 'failed');
  if (failed) return `failed: ${failed.test}`;
  const passed = tests.filter(({ outcome }) => outcome === 'passed').map(({ kind }) => kind);
  if (passed.length === 0)
    return tests.some(({ outcome }) => outcome === 'empty') ? 'its test asserts nothing' : 'skipped';
  const missing = missingKinds(required, passed);
  return missing.length === 0
    ? undefined
    : `no ${missing.join(' and no ')} test, only ${[...new Set(passed)].join(' and ')}`;
}

/** `check diff OLD NEW`: every change between two states of the contracts. */
import { writeFileSync } from 'node:fs';
import type { Flags } from '../cli/args.ts';
import { CannotRun } from '../cli/cannotRun.ts';
import { compare } from './compare.ts';
import { loadDocuments } from './load.ts';
import type { Change, Verdict } from './rules.ts';
import { rules } from './rules.ts';

const ORDER: readonly Verdict[] = ['breaking', 'unclear', 'safe'];

/** @returns 1 when something breaks */
export function diffCommand([old, fresh]: readonly string[], flags: Flags): number {
  if (old === undefined || fresh === undefined)
    throw new CannotRun('check diff OLD NEW: two folders, files or git revisions are wanted');
  const changes = compare(loadDocuments(old), loadDocuments(fresh)).map((change) => ({
    ...change,
    ...rules[change.kind],
  }));
  if (flags.json !== undefined) writeFileSync(flags.json, `${JSON.stringify(changes, null, 2)}\n`);
  for (const verdict of ORDER) {
    const all = changes.filter((change) => change.verdict === verdict);
    if (all.length > 0) console.log(`${verdict}:\n${all.map(line).join('\n')}\n`);
  }
  console.log(
    ORDER.map(
      (verdict) => `${changes.filter((change) => change.verdict === verdict).length} ${verdict}`,
    ).join(', '),
  );
  return changes.some(({ verdict }) => verdict === 'breaking') ? 1 : 0;
}

const line = ({ subject, kind, detail }: Change): string =>
  `  ${subject} · ${kind}${detail === '' ? '' : ` · ${detail}`} (${rules[kind].why})`;

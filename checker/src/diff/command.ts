/** `check diff OLD NEW`: every change between two states of the contracts. */
import { writeFileSync } from 'node:fs';
import type { Flags } from '../cli/args.ts';
import { CannotRun } from '../cli/cannotRun.ts';
import { judgingOf } from '../cli/options.ts';
import { contractsOf } from '../run/context.ts';
import { changelog } from './markdown.ts';
import { differences } from './traffic.ts';
import { compare } from './compare.ts';
import { loadDocuments } from './load.ts';
import type { Change, Verdict } from './rules.ts';
import { rules } from './rules.ts';

const ORDER: readonly Verdict[] = ['breaking', 'unclear', 'safe'];

/** @returns 1 when something breaks, or when recorded traffic goes beyond the contract */
export async function diffCommand([old, fresh]: readonly string[], flags: Flags): Promise<number> {
  if (old === undefined || fresh === undefined)
    throw new CannotRun('check diff OLD NEW: two folders, files or git revisions are wanted');
  if (fresh.endsWith('.har')) return trafficDiff(old, fresh, flags);
  const changes = compare(loadDocuments(old), loadDocuments(fresh)).map((change) => ({
    ...change,
    ...rules[change.kind],
  }));
  if (flags.json !== undefined) writeFileSync(flags.json, `${JSON.stringify(changes, null, 2)}\n`);
  if (flags.markdown !== undefined)
    writeFileSync(
      flags.markdown,
      changelog(
        `Changes of the contract from ${old} to ${fresh}`,
        ORDER.map((verdict) => ({
          title: verdict,
          lines: changes
            .filter((change) => change.verdict === verdict)
            .map(({ subject, kind, detail }) => ({
              subject,
              what: `${kind}${detail === '' ? '' : ` ${detail}`}`,
            })),
        })),
      ),
    );
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

const TITLES = {
  beyond: 'The backend does what the contract does not say',
  unseen: 'The contract says what nobody has seen',
};

/** `check diff CONTRACT traffic.har`: what the backend really does. */
async function trafficDiff(contract: string, file: string, flags: Flags): Promise<number> {
  const judging = judgingOf({ ...flags, contracts: contract });
  const all = await differences(contractsOf(judging), file);
  const sections = (['beyond', 'unseen'] as const).map((kind) => ({
    title: TITLES[kind],
    lines: all
      .filter((each) => each.kind === kind)
      .map(({ subject, what, count }) => ({ subject, what: count > 1 ? `${what} (${count} times)` : what })),
  }));
  if (flags.json !== undefined) writeFileSync(flags.json, `${JSON.stringify(all, null, 2)}\n`);
  if (flags.markdown !== undefined)
    writeFileSync(flags.markdown, changelog(`${file} beside ${contract}`, sections));
  for (const { title, lines } of sections)
    if (lines.length > 0)
      console.log(`${title}:\n${lines.map(({ subject, what }) => `  ${subject} ${what}`).join('\n')}\n`);
  const beyond = all.filter(({ kind }) => kind === 'beyond').length;
  console.log(`${beyond} beyond the contract, ${all.length - beyond} never seen`);
  return beyond > 0 ? 1 : 0;
}

const line = ({ subject, kind, detail }: Change): string =>
  `  ${subject} · ${kind}${detail === '' ? '' : ` · ${detail}`} (${rules[kind].why})`;

/** Runs `check diff CONTRACT traffic.har`: compares the backend's behaviour with the contract. */
import { writeFileSync } from 'node:fs';
import type { Flags } from '../cli/args.ts';
import { judgingOf } from '../cli/options.ts';
import { configurationAt } from '../core/config/configuration.ts';
import { changelog } from '../core/diff/markdown.ts';
import { differences } from '../core/diff/traffic.ts';
import { contractsOf } from '../core/run/context.ts';

const TITLES = {
  beyond: 'The backend does what the contract does not say',
  unseen: 'The contract says what was never seen',
};

/** @returns 1 when the traffic goes beyond the contract */
export async function trafficDiff(contract: string, file: string, flags: Flags): Promise<number> {
  const judging = judgingOf({ ...flags, contracts: contract }, configurationAt(flags.config));
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

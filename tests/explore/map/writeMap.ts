/** Writes states and findings as map.json for programs and index.html for readers, served at /_sim/explore. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Book, Cause } from '../book.ts';
import { stepText } from '../options.ts';
import { idOf } from '../plan.ts';
import { pageOf } from './page.ts';

export interface RunFacts {
  readonly planned: number;
  readonly minutes: number;
}

/** Returns the command that repeats a finding. */
export const commandFor = ({ visit, steps, repeat }: Cause): string =>
  `npm run proof -- explore ${repeat ?? onlySteps(visit, steps)}`;

const onlySteps = (visit: Cause['visit'], steps: Cause['steps']): string =>
  `--only '${idOf(visit)}'${steps.length > 0 ? ` --steps '${steps.map(stepText).join(';')}'` : ''}`;

export function writeMap(folder: string, book: Book, facts: RunFacts): void {
  const causes = [...book.causes.values()].map((cause) => ({
    ...cause,
    widths: [...cause.widths],
    command: commandFor(cause),
  }));
  const map = {
    ...facts,
    clicks: book.clicks,
    suppressed: book.suppressed,
    visits: book.visits,
    states: [...book.states.values()],
    causes,
  };
  writeFileSync(join(folder, 'map.json'), JSON.stringify(map, null, 1));
  writeFileSync(join(folder, 'index.html'), pageOf(map));
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSimulator } from '#tools/simulatorProcess.ts';
import { overwrite } from '../../support/damage.ts';
import type { Attempt } from '../attempt.ts';

const SESSIONS = 12;
/** Start of the damage as a fraction of the file; a tenth of it is overwritten. */
const PLACES = [0.1, 0.3, 0.5, 0.7, 0.85];

/** Numbers of sessions after the damage. */
interface Salvaged {
  readonly kept: number;
  /** Sessions that are refused with a message that says how to restart them. */
  readonly named: number;
  readonly begunAgain: number;
  /** HTTP status of the health check. */
  readonly health: number;
}

async function damagedAt(from: number): Promise<Salvaged> {
  const folder = mkdtempSync(join(tmpdir(), 'damaged-'));
  const env = { SIM_STORE: `file:${folder}` };
  const ids = Array.from({ length: SESSIONS }, (_, index) => `damaged-${index}`);
  const ask = async (origin: string, id: string, method: string, path: string, body?: unknown) => {
    const headers = { 'x-sim-session': id, 'content-type': 'application/json' };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const answer = await fetch(`${origin}/_sim/api${path}`, init);
    return { status: answer.status, text: await answer.text() };
  };
  try {
    const before = await startSimulator({ env });
    for (const [seed, id] of ids.entries())
      await ask(before.origin, id, 'POST', '/session', { scenarios: ['overdue-bill'], seed });
    await before.stop();
    overwrite(join(folder, 'sessions.sqlite'), from, 0.1);
    const { origin, stop } = await startSimulator({ env });
    const read = await Promise.all(ids.map((id) => ask(origin, id, 'GET', '/session')));
    const again = await Promise.all(
      ids.map((id) => ask(origin, id, 'POST', '/session', { scenarios: ['frozen-quota'] })),
    );
    const health = (await fetch(`${origin}/_sim/health`)).status;
    await stop();
    return {
      kept: read.filter(({ status, text }) => status === 200 && text.includes('overdue-bill')).length,
      named: read.filter(({ status, text }) => status === 503 && text.includes('重新开始')).length,
      begunAgain: again.filter(({ status }) => status === 200).length,
      health,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const attempt: Attempt = {
  issue: '34.6',
  title: 'keeps undamaged sessions of a damaged database, names the others, and lets them restart',
  run: async () => {
    const figures: Record<string, number> = {};
    const shortfalls: string[] = [];
    for (const place of PLACES) {
      const { kept, named, begunAgain, health } = await damagedAt(place);
      figures[`at ${place} kept`] = kept;
      figures[`at ${place} named`] = named;
      if (kept + named !== SESSIONS)
        shortfalls.push(`at ${place} ${SESSIONS - kept - named} sessions are neither kept nor named`);
      if (begunAgain !== SESSIONS) shortfalls.push(`at ${place} only ${begunAgain} begin again`);
      if (health !== 200) shortfalls.push(`at ${place} the health is ${health} afterwards`);
    }
    return { figures, shortfalls };
  },
};

/** Writes rows of every kind as tests and runs them in a separate project against a new simulator. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, startSimulator } from '../../simulatorProcess.ts';
import { http, type Http } from '../http.ts';
import { RECORDED, recording } from './kinds.ts';
import { Drawn, rig, type Kind } from './rig.ts';
import { scratch, type Outcome } from './scratch.ts';

interface Round {
  readonly kinds: readonly Kind[];
  /** Number of rows; the kinds repeat if there are more rows than kinds. */
  readonly rows: number;
  /** Session store of the simulator that has the rows. */
  readonly store?: string;
}

export interface Exported {
  readonly kind: string;
  /** Undefined if the simulator wrote none. */
  readonly text: string | undefined;
  readonly passed: boolean;
  /** Reason of a failure. */
  readonly why: string;
}

/** Runs the tests of all rounds in one project. @returns the rows of each round, one after the other */
export async function exported(rounds: readonly Round[], seed: number): Promise<readonly Exported[]> {
  const scenarios = withRecording();
  const env = { SCENARIOS_DIR: scenarios };
  const [backend, fresh, ...askedOf] = await Promise.all([
    startSimulator(),
    startSimulator({ env }),
    ...rounds.map(({ store = 'memory' }) => startSimulator({ env: { ...env, SIM_STORE: store } })),
  ]);
  const clients = askedOf.map(({ origin }) => http(origin, 30_000));
  const project = scratch();
  try {
    const written: { readonly kind: string; readonly text: string | undefined; readonly why: string }[] = [];
    const write = async (client: Http, kind: Kind, row: number): Promise<void> => {
      const own = rig(client, { id: `export-${row}`, backend: backend.origin, drawn: new Drawn(seed + row) });
      const id = (await kind.act(own)) ?? (await own.control<{ id: number }[]>('GET', '/log?limit=1'))[0]?.id;
      const { text, why } = await own
        .control<{ text: string }>('GET', `/log/test?id=${String(id)}`)
        .then((answer) => ({ text: answer.text, why: 'it did not run' }))
        .catch((error: unknown) => ({ text: undefined, why: String(error) }));
      written.push({ kind: kind.name, text, why });
    };
    for (const [round, { kinds, rows }] of rounds.entries())
      for (let row = 0; row < rows; row += 1) await write(clients[round]!, kinds[row % kinds.length]!, row);
    const files = new Map(
      written.flatMap(({ text }, row) => (text === undefined ? [] : [[fileOf(row), text]])),
    );
    const outcomes = new Map<string, Outcome>();
    for (const outcome of await project.run(files, { SIM_ORIGIN: fresh.origin }))
      outcomes.set(outcome.file, outcome);
    return written.map(({ kind, text, why }, row) => {
      const outcome = outcomes.get(fileOf(row));
      return { kind, text, passed: outcome?.passed === true, why: outcome?.why ?? why };
    });
  } finally {
    for (const client of clients) client.close();
    project.remove();
    rmSync(scenarios, { recursive: true });
    await Promise.all([backend, fresh, ...askedOf].map((served) => served.stop()));
  }
}

const fileOf = (row: number): string => `row-${String(row).padStart(3, '0')}.spec.ts`;

/** Copies the scenarios and adds a recorded conversation. */
function withRecording(): string {
  const folder = mkdtempSync(join(tmpdir(), 'exported-scenarios-'));
  cpSync(join(root, 'scenarios'), folder, { recursive: true });
  mkdirSync(join(folder, 'recorded'), { recursive: true });
  writeFileSync(join(folder, 'recorded', `${RECORDED}.yaml`), recording);
  return folder;
}

/**
 * `npm run proof -- check:noise [--seeds 20 --cases 500 --first N --minutes N]`: searches for false findings at correct
 * backends: the simulator with all its services, and a second backend of the standard service without shared code. For each seed
 * every service gets `--cases` generated requests, spread over its operations, and all invalid ones, sessions, roles and conversations.
 * Results stay in .cache/noise until the sources change: the same command continues where it ended.
 */
import { join } from 'node:path';
import { catalogue } from '../../simulator/src/services/catalogue.ts';
import { countOf, optionsOf } from '../../tools/command.ts';
import { resultCache } from '../../tools/resultCache.ts';
import { finish, rounded, table } from '../../tools/sim/table.ts';
import { root } from '../../tools/simulatorProcess.ts';
import { sourceState } from '../../tools/sourceState.mjs';
import type { Report } from '../src/composition/check.ts';
import { loginAs, startBackend } from '../tests/support/independentBackend/server.ts';
import { checkOperations, SEED } from './judged.ts';
import { openMutantHost } from './mutantHost.ts';

const values = optionsOf('npm run proof -- check:noise [--seeds 20 --cases 500 --first N --minutes N]', {
  seeds: { type: 'string', default: '20' },
  cases: { type: 'string', default: '500' },
  first: { type: 'string', default: String(SEED) },
  minutes: { type: 'string', default: '120' },
});
const cases = countOf('--cases', values.cases);
const first = countOf('--first', values.first);
const seeds = Array.from({ length: countOf('--seeds', values.seeds) }, (_, index) => first + index);
const cached = resultCache({
  folder: join(root, '.cache/noise'),
  minutes: countOf('--minutes', values.minutes),
  stamp: JSON.stringify([sourceState(root), cases]),
});
/** Factor of simulated time: repayments take six seconds of it. */
const SPEED = 60;
/** Generated requests for each generated conversation. */
const CASES_PER_WALK = 500;

const servicesWith = new Map<string, string[]>();
for (const { service, address } of catalogue)
  servicesWith.set(service, [...(servicesWith.get(service) ?? []), address]);

/** Returns the requests per operation, so that a service gets the requested number. */
const casesFor = (addresses: readonly string[]): number => Math.ceil(cases / addresses.length);

/** Sums of all runs for a backend and a service. */
interface Row {
  readonly backend: string;
  readonly service: string;
  requests: number;
  readonly findings: string[];
  seconds: number;
}

const rows = new Map<string, Row>();
let missing = 0;

/** Adds the findings of one run, or reports that there was no time for it. */
async function addRun(
  backend: string,
  service: string,
  seed: number,
  run: () => Promise<Report>,
): Promise<void> {
  const result = await cached(`${backend} ${service} ${seed}`, async () => {
    const { exchanges, findings, seconds } = await run();
    return {
      exchanges,
      seconds,
      findings: findings.map(
        ({ check, caseId, message }) => `seed ${seed} ${backend}: ${check} ${caseId}: ${message}`,
      ),
    };
  });
  if (result === 'no time') return void (missing += 1);
  const key = `${backend} ${service}`;
  const row = rows.get(key) ?? { backend, service, requests: 0, findings: [], seconds: 0 };
  row.requests += result.exchanges;
  row.seconds += result.seconds;
  row.findings.push(...result.findings);
  rows.set(key, row);
}

const standard = servicesWith.get('standard') ?? [];
const everything = [...servicesWith.values()].flat();
const second = await startBackend();
const host = await openMutantHost({ speed: SPEED });
try {
  const [parent, child] = await Promise.all([
    loginAs(second.origin, 'yueming'),
    loginAs(second.origin, 'yueming-shop'),
  ]);
  for (const [index, seed] of seeds.entries()) {
    process.stderr.write(`seed ${index + 1} of ${seeds.length}\n`);
    for (const [service, addresses] of servicesWith)
      await addRun('simulator', service, seed, () =>
        checkOperations(host.origin, addresses, { seed, cases: casesFor(addresses) }),
      );
    await addRun('simulator', 'conversations', seed, () =>
      checkOperations(host.origin, everything, {
        seed,
        conversationsOnly: true,
        journeys: true,
        sequences: Math.ceil(cases / CASES_PER_WALK),
      }),
    );
    await addRun('second backend', 'standard', seed, () =>
      checkOperations(second.origin, standard, {
        seed,
        cases: casesFor(standard),
        simulator: false,
        auth: { parent: { cookie: parent }, child: { cookie: child } },
      }),
    );
  }
} finally {
  await host.close();
  await second.close();
}

const all = [...rows.values()];
console.log(
  table(
    ['backend', 'service', 'seeds', 'requests judged', 'findings', 'seconds'],
    all.map(({ backend, service, requests, findings, seconds }) => [
      backend,
      service,
      seeds.length,
      requests,
      findings.length,
      rounded(seconds),
    ]),
  ),
);
const accusations = all.flatMap(({ findings }) => findings);
finish(
  {
    seeds: seeds.length,
    cases,
    requests: all.reduce((sum, { requests }) => sum + requests, 0),
    findings: accusations.length,
    simulator: all
      .filter(({ backend }) => backend === 'simulator')
      .reduce((sum, { findings }) => sum + findings.length, 0),
    second_backend: all
      .filter(({ backend }) => backend === 'second backend')
      .reduce((sum, { findings }) => sum + findings.length, 0),
    seconds: rounded(all.reduce((sum, { seconds }) => sum + seconds, 0)),
  },
  [
    ...(missing > 0 ? [`${missing} runs not made in time: run the same command to continue`] : []),
    ...new Set(accusations),
    ...all.flatMap(({ backend, service, requests }) =>
      requests === 0 ? [`${backend}, ${service}: no request was judged`] : [],
    ),
  ].slice(0, 20),
);

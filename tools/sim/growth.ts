/**
 * `npm run proof -- sim:growth`: measures a list page over HTTP in companies with 100, 1,000 and 10,000 additional bills. Cold is the first
 * page of a world, warm are the next ones, changed is the first page after a repayment. The cost of a warm page must not depend on
 * the size of the company; the others read each new record once.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operationNamed } from '#simulator/services/catalogue.ts';
import type { Operation } from '#simulator/services/catalogue.ts';
import { optionsOf } from '../command.ts';
import { root, serve } from '../simulatorProcess.ts';
import { median } from './bench/median.ts';
import { http } from './http.ts';
import type { Http } from './http.ts';
import { session } from './session.ts';
import { finish, rounded, table } from './table.ts';

optionsOf('npm run proof -- sim:growth', {});

const SIZES = [100, 1000, 10_000];
/** Number of new companies whose first pages are measured. */
const COLD = 5;
const WARM = 200;
/** A warm page of the largest company may cost at most this many times that of the smallest, plus the measuring error. */
const GROWTH = 2;
const NOISE_MS = 0.5;

const page = { productCode: '12003', pageNo: 1, pageSize: 20 };
const lists: readonly { name: string; payload: object }[] = [
  { name: 'provisional.queryBillPage', payload: { ...page, tab: 'allBill' } },
  { name: 'provisional.queryOrderPage', payload: page },
  { name: 'provisional.queryRepayRecordPage', payload: page },
  { name: 'provisional.queryDueCalendar', payload: { productCode: '12003' } },
  { name: 'legacy.userDataV2', payload: { productCode: '12003' } },
];

const scenarioOf = (bills: number): string => `bills-${bills}`;

/** Writes the scenario files of this measurement: the baseline and one company of each size. */
function scenarios(): string {
  const folder = mkdtempSync(join(tmpdir(), 'growth-'));
  cpSync(join(root, 'scenarios/start/baseline.yaml'), join(folder, 'start/baseline.yaml'));
  mkdirSync(join(folder, 'growth'));
  for (const bills of SIZES)
    writeFileSync(
      join(folder, `growth/${scenarioOf(bills)}.yaml`),
      `title: 历史账单 ${bills}\nextends: [baseline]\ngiven:\n  history: { bills: ${bills} }\n`,
    );
  return folder;
}

/** @returns milliseconds from the request to the whole answer */
async function timed(client: Http, id: string, operation: Operation, payload: object): Promise<number> {
  const began = performance.now();
  const got = await session(client, id).call(operation, payload);
  const ms = performance.now() - began;
  if (got.status !== 200) throw new Error(`${operation.address} answered ${got.status}: ${got.text}`);
  return ms;
}

function operationOf(name: string): Operation {
  const operation = operationNamed(name);
  if (!operation) throw new Error(`there is no operation ${name}`);
  return operation;
}

interface Times {
  readonly cold: number;
  readonly warm: number;
  readonly changed: number;
}

/**
 * @param firstSeed first seed of the worlds; each list takes its own, because sessions of the same scenario and seed share a cached
 * world. The sizes of a list have the same seeds, because each size is a scenario of its own.
 */
async function timesOf(
  client: Http,
  bills: number,
  { name, payload }: (typeof lists)[number],
  firstSeed: number,
): Promise<Times> {
  const operation = operationOf(name);
  const cold: number[] = [];
  const warm: number[] = [];
  const changed: number[] = [];
  for (let seed = firstSeed; seed < firstSeed + COLD; seed += 1) {
    const id = `growth-${bills}-${seed}-${operation.id}`;
    await session(client, id).control('POST', '/session', { scenarios: [scenarioOf(bills)], seed });
    cold.push(await timed(client, id, operation, payload));
    for (let time = 0; time < WARM / COLD; time += 1) warm.push(await timed(client, id, operation, payload));
    await repay(client, id, seed);
    changed.push(await timed(client, id, operation, payload));
  }
  return { cold: median(cold), warm: median(warm), changed: median(changed) };
}

/** The next weekly bill of the baseline, and its amount in yuan. */
const NEXT_BILL = { no: 'ZD202611020032', owed: 32_618.4 };

/** Pays the next bill; the payment settles a few seconds later. */
async function repay(client: Http, id: string, serial: number): Promise<void> {
  const wish = {
    productCode: '12003',
    idempotencyKey: `growth-key-00000${serial}`,
    bills: [{ billNo: NEXT_BILL.no }],
    amount: NEXT_BILL.owed,
    owed: NEXT_BILL.owed,
    source: 'OVERFLOW',
  };
  await timed(client, id, operationOf('provisional.submitRepay'), wish);
  await session(client, id).control('PUT', '/clock', { advance: 'PT1M' });
}

const folder = scenarios();
const simulator = await serve(['simulator/src/main.ts'], /^ready (http:\/\/[^/\s]+)\/front\//m, {
  PORT: '0',
  SCENARIOS_DIR: folder,
});
const client = http(simulator.origin, 30_000);
try {
  // A warm-up, whose times do not count.
  for (const [index, list] of lists.entries()) await timesOf(client, SIZES[0]!, list, 10_000 + index * 100);
  const rows: { name: string; times: Times[] }[] = [];
  for (const [index, list] of lists.entries()) {
    const times: Times[] = [];
    for (const bills of SIZES) times.push(await timesOf(client, bills, list, index * 100));
    rows.push({ name: list.name, times });
  }
  console.log(
    table(
      ['page of 20', ...SIZES.flatMap((bills) => [`${bills} bills: cold ms`, 'warm', 'changed'])],
      rows.map(({ name, times }) => [
        name,
        ...times.flatMap(({ cold, warm, changed }) => [cold, warm, changed].map(rounded)),
      ]),
    ),
  );
  const slow = rows.filter(({ times }) => times.at(-1)!.warm > times[0]!.warm * GROWTH + NOISE_MS);
  // The result has the times of the first list; the table above has all.
  const [bills] = rows;
  finish(
    {
      ...Object.fromEntries(
        SIZES.flatMap((size, index) => [
          [`cold_ms_${size}`, rounded(bills!.times[index]!.cold)],
          [`warm_ms_${size}`, rounded(bills!.times[index]!.warm)],
          [`changed_ms_${size}`, rounded(bills!.times[index]!.changed)],
        ]),
      ),
      growing: slow.length,
    },
    slow.map(
      ({ name, times }) =>
        `${name}: a warm page costs ${rounded(times.at(-1)!.warm)} ms at ${SIZES.at(-1)} bills, ${rounded(times[0]!.warm)} ms at ${SIZES[0]}`,
    ),
  );
} finally {
  client.close();
  await simulator.stop();
  rmSync(folder, { recursive: true });
}

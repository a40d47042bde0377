/**
 * Tests random worlds over HTTP. Two processes make each world from its seed and size and must send the same bytes. Its laws hold,
 * also after bills are issued and fall due. Its reads follow the contract.
 */
import { operationNamed } from '#simulator/services/catalogue.ts';
import { worldSizes, type WorldSize } from '#simulator/world/baseline/drawn.ts';
import { brokenLaws } from '#simulator/world/laws.ts';
import { dayOf } from '#simulator/world/values/calendar.ts';
import type { World } from '#simulator/world/world.ts';
import { startSimulator } from '../../simulatorProcess.ts';
import { http, type Http } from '../http.ts';
import { session, type Session } from '../session.ts';

export interface SeededWorlds {
  readonly worlds: number;
  readonly orders: number;
  readonly bills: number;
  readonly products: number;
  readonly cycles: number;
  /** Number of orders that were cancelled because they were not paid. */
  readonly cancelled: number;
  /** Number of different states of refunds. */
  readonly refundStates: number;
  /** Problems with their seed and size. */
  readonly problems: readonly string[];
}

const PATIENCE_MS = 60_000;
const DAYS_LATER = 40;

const page = { pageNo: 1, pageSize: 10 };

/** Reads, and the member of an accepted answer. */
const reads = [
  ['legacy.userDataV2', (productCode: string) => ({ productCode }), '"creditLimitU1"'],
  [
    'provisional.queryBillPage',
    (productCode: string) => ({ productCode, tab: 'allBill', ...page }),
    '"list"',
  ],
  ['provisional.queryAccountPage', (productCode: string) => ({ productCode, ...page }), '"list"'],
] as const;

/** Returns S and M in turn, but L for every twentieth world and XL for every hundredth. */
function sizeOf(index: number): WorldSize {
  if (index % 100 === 99) return 'XL';
  if (index % 20 === 19) return 'L';
  return index % 2 === 0 ? 'S' : 'M';
}

/** @param first the first seed */
export async function seededWorlds(count: number, first: number): Promise<SeededWorlds> {
  const simulators = await Promise.all([startSimulator(), startSimulator()]);
  const clients = simulators.map(({ origin }) => http(origin, PATIENCE_MS));
  const seen = { orders: 0, bills: 0, cancelled: 0 };
  const products = new Set<string>();
  const cycles = new Set<string>();
  const refundStates = new Set<string>();
  const problems: string[] = [];
  try {
    for (let index = 0; index < count; index += 1) {
      const seed = first + index;
      const size = sizeOf(index);
      const found = await judged(clients, seed, size);
      problems.push(...found.problems.map((problem) => `seed ${seed}, size ${size}: ${problem}`));
      seen.orders += found.world.orders.length;
      seen.bills += found.world.bills.length;
      seen.cancelled += found.world.orders.filter(({ cancelledAt }) => cancelledAt !== undefined).length;
      for (const { product } of found.world.openings) products.add(product);
      for (const { cycle } of found.world.accounts) cycles.add(cycle);
      for (const { status } of found.world.refunds) refundStates.add(status);
    }
  } finally {
    for (const client of clients) client.close();
    await Promise.all(simulators.map(({ stop }) => stop()));
  }
  return {
    worlds: count,
    ...seen,
    products: products.size,
    cycles: cycles.size,
    refundStates: refundStates.size,
    problems,
  };
}

async function judged(
  clients: readonly Http[],
  seed: number,
  size: WorldSize,
): Promise<{ world: World; problems: string[] }> {
  const sessions = clients.map((client) => session(client, `seeded-${seed}`));
  const bytes = () => Promise.all(clients.map((client) => worldBytes(client, `seeded-${seed}`)));
  const start = { scenarios: ['baseline'], seed, size };
  const clocks = await Promise.all(
    sessions.map((each) => each.control<{ clock: { now: string } }>('POST', '/session', start)),
  );
  const [one = '', other] = await bytes();
  const world: World = JSON.parse(one);
  const begun = Date.parse(clocks[0]?.clock.now ?? '');
  const advance = { advance: { days: DAYS_LATER } };
  const [wrong] = await Promise.all([
    sessions[0] ? misread(sessions[0], world) : [],
    Promise.all(sessions.map((each) => each.control('PUT', '/clock', advance))),
  ]);
  const [later = '', otherLater] = await bytes();
  await Promise.all(sessions.map((each) => each.control('DELETE', '/session')));
  return {
    world,
    problems: [
      ...(one === other && later === otherLater ? [] : ['two builds differ']),
      ...(world.orders.length === worldSizes[size] ? [] : [`${world.orders.length} orders`]),
      ...lawsOf(world, begun),
      ...lawsOf(JSON.parse(later), begun + DAYS_LATER * 86_400_000),
      ...wrong,
    ],
  };
}

const lawsOf = (world: World, at: number): string[] =>
  brokenLaws(world, dayOf(at)).map(({ law, where }) => `${law} (${where})`);

async function worldBytes(client: Http, id: string): Promise<string> {
  const { status, text } = await client.send({
    method: 'GET',
    path: '/_sim/api/world',
    headers: { 'x-sim-session': id },
  });
  if (status !== 200) throw new Error(`the world of ${id} answered ${status}: ${text.slice(0, 500)}`);
  return text;
}

/** Returns contract violations of reads: the simulator answers them with HTTP 500. */
async function misread(reader: Session, { viewer: { product } }: World): Promise<string[]> {
  const problems: string[] = [];
  for (const [address, payloadFor, has] of reads) {
    const operation = operationNamed(address);
    if (!operation) throw new Error(`no operation ${address}`);
    const { status, text } = await reader.call(operation, payloadFor(product ?? ''));
    if (status !== 200 || !text.includes(has))
      problems.push(`${address} answered ${status}: ${text.slice(0, 300)}`);
  }
  return problems;
}

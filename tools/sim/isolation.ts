/**
 * `npm run proof -- sim:isolation`: 64 sessions with 200 requests each, all at once. Every answer must carry its own session's mark. Of
 * concurrent quick bills in a session exactly one succeeds; the others get the code for billing in progress.
 */
import { operationNamed } from '#simulator/services/catalogue.ts';
import type { Operation } from '#simulator/services/catalogue.ts';
import { optionsOf } from '../command.ts';
import { startSimulator } from '../simulatorProcess.ts';
import { shownBy } from './coverage/answer.ts';
import { http } from './http.ts';
import { inParallel } from './inParallel.ts';
import { sessionIn } from './session.ts';
import type { Session } from './session.ts';
import { finish, rounded, table } from './table.ts';

optionsOf('npm run proof -- sim:isolation', {});

const SESSIONS = 64;
const REQUESTS = 200;
/** Number of quick bills that a session orders. */
const ORDERS = 10;
const BILLING = '9301';

const named = (address: string): Operation => {
  const operation = operationNamed(address);
  if (!operation) throw new Error(`no operation ${address}`);
  return operation;
};
const home = named('legacy.userDataV2');
const order = named('gateway.orderQuickBill');

interface Counts {
  readonly session: string;
  readonly reads: number;
  readonly crossTalk: number;
  readonly won: number;
  readonly refused: number;
  readonly other: number;
}

/** Returns the mark of a session: a unique credit line in yuan. */
const markOf = (index: number): number => 1_000_000 + index;

async function run(session: Session, index: number): Promise<Counts> {
  const places = Array.from({ length: REQUESTS }, (_, place) => place);
  const codes: string[] = [];
  let crossTalk = 0;
  await Promise.all(
    places.map(async (place) => {
      if (place % (REQUESTS / ORDERS) === 0) {
        const got = await session.call(order, { productCode: '12003', companyAllOrderBill: true });
        codes.push(shownBy(order, got).code ?? `HTTP ${got.status}`);
      } else {
        const { text } = await session.call(home, { productCode: '12003' });
        if (!text.includes(`"creditLimitU1":${markOf(index)},`)) crossTalk += 1;
      }
    }),
  );
  const won = codes.filter((code) => code === '0000').length;
  const refused = codes.filter((code) => code === BILLING).length;
  return {
    session: session.id,
    reads: REQUESTS - ORDERS,
    crossTalk,
    won,
    refused,
    other: codes.length - won - refused,
  };
}

const simulator = await startSimulator();
const client = http(simulator.origin, 30_000, 64);
try {
  const started = performance.now();
  const sessions = await inParallel(Array.from({ length: SESSIONS }), 8, async (_, index) => {
    const session = await sessionIn(client, 'baseline', `iso-${index}`);
    await session.control('PATCH', '/world', { quota: { fixed: markOf(index) * 100 } });
    return session;
  });
  const allCounts = await Promise.all(sessions.map(run));
  const sum = (count: (counts: Counts) => number): number =>
    allCounts.reduce((total, counts) => total + count(counts), 0);
  const crossTalk = sum((counts) => counts.crossTalk);
  const doubles = sum(({ won }) => Math.max(0, won - 1));
  const lost = sum(({ won }) => (won === 0 ? 1 : 0));
  const other = sum((counts) => counts.other);
  const rows = allCounts.filter(({ crossTalk: mixed, won, other: odd }) => mixed > 0 || won !== 1 || odd > 0);
  console.log(
    table(
      ['sessions', 'requests', 'cross-talk', 'quick bills won', 'refused as billing', 'anything else'],
      [
        [
          SESSIONS,
          SESSIONS * REQUESTS,
          crossTalk,
          sum(({ won }) => won),
          sum(({ refused }) => refused),
          other,
        ],
      ],
    ),
  );
  for (const { session, crossTalk: mixed, won, refused, other: odd } of rows)
    console.log(`${session}: cross-talk ${mixed}, won ${won}, refused ${refused}, else ${odd}`);
  finish(
    {
      sessions: SESSIONS,
      requests: SESSIONS * REQUESTS,
      crosstalk: crossTalk,
      doubles,
      seconds: rounded((performance.now() - started) / 1000),
    },
    [
      ...(crossTalk > 0 ? [`${crossTalk} answers of another session`] : []),
      ...(doubles > 0 ? [`${doubles} quick bills won twice`] : []),
      ...(lost > 0 ? [`${lost} sessions where no quick bill won`] : []),
      ...(other > 0 ? [`${other} orders answered otherwise`] : []),
    ],
  );
} finally {
  client.close();
  await simulator.stop();
}

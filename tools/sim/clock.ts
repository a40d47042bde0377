/**
 * `npm run proof -- sim:clock`: sets, advances and rewinds the clock over HTTP and proves that a rewind restores every byte. Then it
 * measures a year of a company with few and with many accounts, one order per account and week.
 */
import { catalogue, operationNamed } from '#simulator/services/catalogue.ts';
import { optionsOf } from '../command.ts';
import { startSimulator } from '../simulatorProcess.ts';
import { median } from './bench/median.ts';
import { yearOf } from './clock/year.ts';
import type { Year } from './clock/year.ts';
import { examplesOf } from './coverage/examples.ts';
import { http } from './http.ts';
import type { Session } from './session.ts';
import { sessionIn } from './session.ts';
import { finish, rounded, table } from './table.ts';

optionsOf('npm run proof -- sim:clock', {});

/** Target in milliseconds for the year of a thousand accounts. */
const YEAR_AIM_MS = 1000;
const FEW = 10;
const MANY = 1000;
const ROUNDS = 5;
/** They add up to 365 days. */
const STEPS = ['P1D', 'P3D', 'P7D', 'P30D', 'P90D', 'P234D'];

/** Reads that change nothing. The world counts the unknown codes that `verifyDocument` checks, so that read is left out. */
const reads = catalogue.filter(({ effect, id }) => effect === 'read' && id !== 'verifyDocument');
const order = operationNamed('gateway.orderQuickBill')!;

/** Returns what a client can see: the world and the answers of these reads. */
async function seenBy(session: Session): Promise<string> {
  const answers: string[] = [JSON.stringify(await session.control('GET', '/world'))];
  for (const operation of reads) {
    const { text, lost } = await session.call(operation, examplesOf(operation)[0]);
    if (lost) throw new Error(`${operation.address} was not answered: nothing could be compared`);
    answers.push(text);
  }
  return answers.join('\n');
}

/** Moves forward in steps with an action at each, then back the same steps. */
async function thereAndBack(session: Session): Promise<{ what: string; same: boolean }[]> {
  const places: { at: string; seen: string }[] = [];
  for (const advance of STEPS) {
    const { now } = await session.control<{ now: string }>('GET', '/clock');
    places.push({ at: now, seen: await seenBy(session) });
    await session.control('PUT', '/clock', { advance });
    await session.call(order, { productCode: '12003', companyAllOrderBill: true });
  }
  const results: { what: string; same: boolean }[] = [];
  for (const { at, seen } of places.toReversed()) {
    await session.control('PUT', '/clock', { at });
    results.push({ what: `rewound to ${at.slice(0, 10)}`, same: (await seenBy(session)) === seen });
  }
  return results;
}

/** Proves that advancing after a rewind replays only clock events, no commands. */
async function forwardAgain(session: Session, fresh: Session): Promise<{ what: string; same: boolean }> {
  for (const each of [session, fresh]) await each.control('PUT', '/clock', { advance: 'P365D' });
  return { what: 'a year on, after rewinding', same: (await seenBy(session)) === (await seenBy(fresh)) };
}

const simulator = await startSimulator();
const client = http(simulator.origin, 30_000);
try {
  const session = await sessionIn(client, 'baseline', 'clock');
  const moves = await thereAndBack(session);
  moves.push(await forwardAgain(session, await sessionIn(client, 'baseline', 'clock-fresh')));
  console.log(
    table(
      ['moved', 'every byte'],
      moves.map(({ what, same }) => [what, same ? 'same' : 'DIFFERS']),
    ),
  );

  // Alternating, so that a busy machine affects both; the first round is a warm-up.
  const rounds = Array.from({ length: ROUNDS + 1 }, () => [yearOf(FEW), yearOf(MANY)] as const).slice(1);
  const middle = (runs: readonly Year[]): Year => {
    const ms = median(runs.map((run) => run.ms));
    return runs.find((run) => run.ms === ms)!;
  };
  const few = middle(rounds.map(([run]) => run));
  const many = middle(rounds.map(([, run]) => run));
  console.log(
    `\n${table(
      ['accounts', 'days', 'orders', 'received', 'bills', 'ms', 'µs per event'],
      [few, many].map(({ accounts, days, orders, received, bills, ms, perEvent }) => [
        accounts,
        days,
        orders,
        received,
        bills,
        Math.round(ms),
        rounded(perEvent),
      ]),
    )}`,
  );
  const differing = moves.filter(({ same }) => !same);
  finish(
    {
      moves: moves.length,
      differing: differing.length,
      year_ms: Math.round(many.ms),
      us_per_event_few: rounded(few.perEvent),
      us_per_event_many: rounded(many.perEvent),
    },
    [
      ...differing.map(({ what }) => `${what}: not the same bytes`),
      ...(many.ms > YEAR_AIM_MS
        ? [`a year of ${MANY} accounts took ${Math.round(many.ms)} ms, the target is ${YEAR_AIM_MS}`]
        : []),
      ...(many.perEvent > few.perEvent
        ? [
            `an event costs more at ${MANY} accounts than at ${FEW}: ${rounded(many.perEvent)} > ${rounded(few.perEvent)} µs`,
          ]
        : []),
    ],
  );
} finally {
  client.close();
  await simulator.stop();
}

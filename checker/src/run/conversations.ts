/** Journeys, and what becomes of them with other calls in between. */
import { conversation } from '../checks/conversation.ts';
import type { Operation } from '../contract/types.ts';
import type { Held, Wrong } from '../journeys/hold.ts';
import { hold } from '../journeys/hold.ts';
import type { Journey } from '../journeys/journey.ts';
import { readJourneys } from '../journeys/journey.ts';
import { shorten } from '../journeys/shorten.ts';
import { varied } from '../journeys/vary.ts';
import { curlOf } from '../exchange/curl.ts';
import type { Bench } from './bench.ts';
import { inParallel } from './inParallel.ts';
import type { Tally } from './tally.ts';

interface Round {
  readonly id: string;
  readonly journey: Journey;
}

/** @param tally sees every answer, and what goes wrong with the calls that lead there */
export async function runConversations(bench: Bench, tally: Tally): Promise<void> {
  const journeys = readJourneys().filter((journey) => concerns(journey, bench));
  const { replay, writes } = bench.options;
  const wanted = roundsOf(journeys, bench).filter(({ id }) => replay === undefined || replay === id);
  if (!writes) {
    if (wanted.length > 0) tally.leftOut.push(`${wanted.length} conversations, which write: give --writes`);
    return;
  }
  await inParallel(wanted, bench.sessions.isolated ? bench.concurrency : 1, async (round) => {
    if (performance.now() > bench.deadline) return void (tally.overBudget += 1);
    await converse(round, bench, tally);
  });
}

function concerns({ simulator, steps }: Journey, { operations, writesLeftOut, options }: Bench): boolean {
  const chosen = new Set([...operations, ...writesLeftOut].map(({ address }) => address));
  return (!simulator || options.simulator === true) && steps.some(({ call }) => chosen.has(call));
}

function roundsOf(journeys: readonly Journey[], { options, neighbours, seed }: Bench): Round[] {
  const plain = options.journeys
    ? journeys.map((journey) => ({ id: `journey/${journey.name}`, journey }))
    : [];
  const reads = neighbours.filter(({ effect }: Operation) => effect === 'read');
  const rounds = Array.from({ length: options.sequences ?? 0 }, (_, round) => round);
  const generated = rounds.flatMap((round) =>
    journeys.map((journey) => ({
      id: `sequence/${journey.name}/${round}`,
      journey: varied(journey, reads, seed, round),
    })),
  );
  return [...plain, ...generated];
}

async function converse({ id, journey }: Round, bench: Bench, tally: Tally): Promise<void> {
  let turn = 0;
  const attempt = (each: Journey): Promise<Held> => hold(each, bench, `${bench.seed} ${id} ${(turn += 1)}`);
  const held = await attempt(journey);
  for (const sent of held.answers) tally.saw(sent);
  if (held.why !== undefined) tally.leftOut.push(`${id}: ${held.why}`);
  if (!held.wrong) return;
  const writing = new Set(
    bench.contracts
      .flatMap(({ operations }) => operations.filter(({ effect }) => effect === 'write'))
      .map(({ address }) => address),
  );
  const last =
    (await shorten(journey, held.wrong.step, { attempt, writes: ({ call }) => writing.has(call) })) ?? held;
  const wrong = last.wrong as Wrong;
  const steps = last.answers.map(({ wire }) => curlOf(bench.options.target, wire));
  tally.collector.addConversation(
    {
      check: conversation,
      complaint: { message: `${journey.title}: ${wrong.message}`, pointer: journey.name },
    },
    wrong.sent,
    { id, steps },
  );
}

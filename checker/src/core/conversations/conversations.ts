/** Runs the journeys, and variants with other calls in between. */
import { operationNamed } from '../config/steps.ts';
import type { Operation } from '../contract/types.ts';
import { curlOf } from '../exchange/curl.ts';
import type { Journey } from '../journeys/journey.ts';
import { readJourneys } from '../journeys/named/readJourneys.ts';
import { variedJourney } from '../journeys/vary.ts';
import { conversation } from '../judging/conversation.ts';
import type { Sent } from '../judging/sent.ts';
import { maskSecrets } from '../report/masked.ts';
import { isSecretHeader, secretsOf } from '../report/secrets.ts';
import type { RunContext } from '../run/context.ts';
import { inParallel } from '../run/inParallel.ts';
import type { Observations } from '../run/observations.ts';
import type { CheckOptions } from '../run/options.ts';
import type { JourneyRun, Wrong } from './runJourney.ts';
import { runJourney } from './runJourney.ts';
import { shorten } from './shorten.ts';

/** A journey to run: as it is, or with other calls in between. */
interface Variant {
  readonly id: string;
  readonly journey: Journey;
}

/** @param observations receives every response, what was left out and why, and the findings */
export async function runConversations(context: RunContext, observations: Observations): Promise<void> {
  const read = readJourneys(context.options.configuration?.journeys);
  for (const { name, unread } of read)
    if (unread !== undefined) observations.leftOut.push(`journey/${name}: ${unread}`);
  const journeys = read.filter((journey) => concerns(journey, context));
  const { replay, writes } = context.options;
  const allowed = journeys.filter((journey) => !callsExcluded(journey, context));
  if (allowed.length < journeys.length)
    observations.leftOut.push(
      `${journeys.length - allowed.length} conversations that call what --include and --exclude leave out`,
    );
  const wanted = variantsOf(allowed, context).filter(({ id }) => replay === undefined || replay === id);
  if (!writes) {
    if (wanted.length > 0)
      observations.leftOut.push(`${wanted.length} conversations, which write: give --writes`);
    return;
  }
  await inParallel(wanted, context.sessions.isolated ? context.concurrency : 1, async (variant) => {
    if (context.isOver()) return void (observations.overBudget += 1);
    await converse(variant, context, observations);
  });
}

/** Returns whether a journey calls an operation that --include and --exclude leave out. */
const callsExcluded = ({ steps }: Journey, { excluded, contracts }: RunContext): boolean =>
  steps.some(({ call }) => excluded.has(operationNamed(call, contracts) as Operation));

/** Returns whether a journey calls a chosen operation, and the target can take part in it. */
function concerns(
  { simulator, steps }: Journey,
  { operations, writesLeftOut, contracts, options }: RunContext,
): boolean {
  const known = new Set([...operations, ...writesLeftOut]);
  const settable = options.simulator === true || options.configuration?.clock !== undefined;
  return (
    (!simulator || settable) &&
    steps.some(({ call }) => known.has(operationNamed(call, contracts) as Operation))
  );
}

function variantsOf(journeys: readonly Journey[], { options, neighbours, seed }: RunContext): Variant[] {
  const plain = options.journeys
    ? journeys.map((journey) => ({ id: `journey/${journey.name}`, journey }))
    : [];
  const reads = neighbours.filter(({ effect }: Operation) => effect === 'read');
  const rounds = Array.from({ length: options.sequences ?? 0 }, (_, round) => round);
  const generated = rounds.flatMap((round) =>
    journeys.map((journey) => ({
      id: `sequence/${journey.name}/${round}`,
      journey: variedJourney(journey, reads, seed, round),
    })),
  );
  return [...plain, ...generated];
}

/** Runs a variant. If it fails, shortens it and reports the shortest conversation that fails in the same way. */
async function converse(
  { id, journey }: Variant,
  context: RunContext,
  observations: Observations,
): Promise<void> {
  let attempts = 0;
  // Each attempt has its own idempotency keys.
  const attempt = (each: Journey): Promise<JourneyRun> =>
    runJourney(each, context, `${context.seed} ${id} ${(attempts += 1)}`);
  const attempted = await attempt(journey);
  for (const sent of attempted.answers) observations.saw(sent);
  if (attempted.why !== undefined) observations.leftOut.push(`${id}: ${attempted.why}`);
  if (!attempted.wrong) return;
  const writing = new Set(
    context.contracts
      .flatMap(({ operations }) => operations.filter(({ effect }) => effect === 'write'))
      .map(({ address }) => address),
  );
  const { simulator, configuration } = context.options;
  const canMoveTime = simulator === true || configuration?.clock !== undefined;
  // Each attempt would wait as long as the first.
  const isSlow = attempted.wrong.step.patience !== undefined && !canMoveTime;
  const shorter = isSlow
    ? undefined
    : await shorten(journey, attempted.wrong.step, { attempt, writes: ({ call }) => writing.has(call) });
  const last = shorter ?? attempted;
  const wrong = last.wrong as Wrong;
  const steps = last.answers.map((answer) => stepOf(answer, context.options));
  observations.collector.addConversation(
    {
      check: conversation,
      complaint: { message: `${journey.title}: ${wrong.message}`, pointer: journey.name },
    },
    wrong.sent,
    { id, steps },
  );
}

/** Returns one call as a shell command that repeats it. */
const stepOf = (answer: Sent, options: CheckOptions): string =>
  curlOf(options.target, maskSecrets(answer.wire, secretsOf(answer, options)), (name) =>
    isSecretHeader(name, answer.case.operation),
  );

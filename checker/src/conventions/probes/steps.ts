/** Moves a resource along the steps in the contract, and requests every other step on the way. The backend must refuse those. */
import { isObject } from '../../core/base/object.ts';
import { membersOf } from '../../core/contract/body.ts';
import { flattened } from '../../core/contract/flattened.ts';
import { dataOf } from '../../core/contract/openapi/dataOf.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { resourceOf } from '../../core/judging/resource.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { namedRole } from '../consistency/names.ts';
import { rulesOf } from '../consistency/watchers/statedRules.ts';
import { stepsOf } from '../consistency/watchers/stepGraph.ts';
import { stepsIn, type Steps } from '../prose/steps.ts';
import { askEither, ask } from './ask.ts';
import { make } from './make.ts';
import { namesIn, namesInPath } from './named.ts';
import type { Probe } from './probe.ts';
import { details, readBack, readsOf } from './readBack.ts';

/** Maximum number of steps. */
const MOST = 12;

/** @param base an accepted request of the update that sets the state */
export async function walkSteps(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  const role = namedRole(operation);
  const [read] = role ? readsOf(probe, role.resource, 'one') : [];
  if (!role || !read) return;
  const diagram = diagramFor(operation, read);
  const target = diagram && targetOf(operation, diagram.steps);
  if (!diagram || target === undefined) return;
  await make(probe, operation);
  const names = namesInPath(operation, { ...base, ...probe.requests.filled(operation) });
  const to = (state: string): Payload => withMembers(operation, names, { [target]: state });
  const look = (): Promise<void> =>
    details(probe, role.resource, namesIn(operation, role.resource, names), 'parent');
  await look();
  let state = await stateOf(probe, read, { ...probe.requests.filled(read), ...names }, diagram.member);
  const walked = new Set<string>();
  for (let count = 0; state !== undefined && count < MOST; count += 1) {
    const here: string = state;
    const next: readonly string[] = [...(diagram.steps.get(here) ?? [])];
    for (const wrong of [...diagram.steps.keys()].filter((each) => each !== here && !next.includes(each))) {
      const sent = await askEither(probe, operation, to(wrong));
      // The backend accepted a wrong step. The read shows the tracker the new state.
      if (sent?.exchange.verdict.success) return look();
    }
    const onward: string | undefined = towardsNew(diagram.steps, here, walked);
    if (onward === undefined) return;
    walked.add(`${here} ${onward}`);
    const sent: Sent | undefined = await askEither(probe, operation, to(onward));
    if (!sent?.exchange.verdict.success) return;
    await readBack(probe, operation, sent);
    state = onward;
  }
}

/**
 * The first step of the shortest way to a state that was not seen yet, else to an untried step between seen states.
 *
 * @param walked the steps so far, such as `draft submitted`
 */
function towardsNew(steps: Steps, from: string, walked: ReadonlySet<string>): string | undefined {
  const seen = new Set([from, ...[...walked].flatMap((each) => each.split(' '))]);
  const ways: { readonly at: string; readonly first?: string }[] = [{ at: from }];
  const been = new Set([from]);
  let fallback: string | undefined;
  for (let way = ways.shift(); way; way = ways.shift())
    for (const next of steps.get(way.at) ?? []) {
      const first = way.first ?? next;
      if (!seen.has(next)) return first;
      if (!walked.has(`${way.at} ${next}`)) fallback ??= first;
      if (!been.has(next)) ways.push({ at: next, first });
      been.add(next);
    }
  return fallback;
}

/** The member that shows the state, and the allowed steps between its values. */
interface StepDiagram {
  readonly member: string;
  readonly steps: Steps;
}

/** The steps from the sentences of the contract, else from a rule of check.yaml. */
function diagramFor(operation: Operation, read: Operation): StepDiagram | undefined {
  const properties = dataOf(read).properties ?? {};
  const [own] = stepsOf(operation, properties);
  if (own) return own;
  const rule = rulesOf(read).find((each) => each.kind === 'steps');
  if (rule?.kind !== 'steps') return undefined;
  const { enum: values = [] } = flattened(properties[rule.member] ?? {}, read.schemas);
  const words = values.length > 0 ? values.map(String) : (rule.drawn.match(/[\p{L}\d_]+/gu) ?? []);
  return { member: rule.member, steps: stepsIn(rule.drawn, [...new Set(words)]) };
}

/** The member of the request that holds the target state. */
function targetOf(operation: Operation, steps: Steps): string | undefined {
  return Object.entries(membersOf(operation)).find(([name, part]) => {
    const { enum: values = [] } = flattened(part, operation.schemas);
    return !operation.places?.[name] && values.filter((each) => steps.has(String(each))).length > 1;
  })?.[0];
}

/** Reads the resource. @returns the value of its state */
async function stateOf(
  probe: Probe,
  read: Operation,
  asked: Payload,
  member: string,
): Promise<string | undefined> {
  const sent = await ask(probe, read, asked);
  const shown = sent && resourceOf(read, sent.exchange.verdict.data);
  return isObject(shown) && typeof shown[member] === 'string' ? shown[member] : undefined;
}

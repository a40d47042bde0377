/** A resource changes its state only along the steps in the contract. */
import { bodyOf } from '../../../core/contract/body.ts';
import { flattened } from '../../../core/contract/flattened.ts';
import { dataOf } from '../../../core/contract/openapi/dataOf.ts';
import { listIn } from '../../../core/contract/openapi/paging.ts';
import type { Operation, Payload, Schema } from '../../../core/contract/types.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { stepsIn, type Steps } from '../../prose/steps.ts';
import { idText } from '../names.ts';
import { stateRows } from '../stateRows.ts';
import { contradiction, type Contradiction, type LastState } from '../trackedResource.ts';
import { isWrite, sightingsIn, touchedBy, type Sighting, type Watcher } from './watcher.ts';

/** A member that shows a state, and the steps between its states. */
export interface MemberSteps {
  readonly member: string;
  readonly steps: Steps;
}

/** Phrases that allow more than the listed steps. */
const FREELY = /\b(any (state|status)|override|forces?|regardless of (the )?(state|status))\b/i;

/**
 * Reads the steps between the states of a resource, from the description of the operation or of the member.
 *
 * @param properties the resource's members
 */
export function stepsOf(operation: Operation, properties: Readonly<Record<string, Schema>>): MemberSteps[] {
  return Object.entries(properties).flatMap(([member, part]): MemberSteps[] => {
    const { enum: values = [], description = '' } = flattened(part, operation.schemas);
    const states = values.filter((each) => typeof each === 'string');
    // With two states, more than one step means both steps: none is forbidden.
    if (states.length < 3) return [];
    const { summary, description: operationText = '', about = '' } = operation;
    const texts = [`${summary}\n${operationText}`, `${part.description ?? ''}\n${description}`, about];
    const steps = texts
      .filter((text) => !FREELY.test(text))
      .map((text) => stepsIn(text, states))
      // A single step belongs to this operation only.
      .find((each) => [...each.values()].filter(({ size }) => size > 0).length > 1);
    return steps ? [{ member, steps }] : [];
  });
}

const propertiesOf = (operation: Operation, from: Sighting['from']): Readonly<Record<string, Schema>> =>
  (from === 'item' ? listIn(dataOf(operation), operation.schemas)?.item : dataOf(operation))?.properties ??
  {};

interface PendingWrite {
  /** The resource before the write, and the response that showed it. */
  readonly before: Payload;
  readonly seen: Sent;
  readonly by: Sent;
}

export class StepGraph implements Watcher {
  readonly #known = new Map<string, LastState>();
  /** Writes to a resource whose resulting state no response has shown yet. */
  readonly #pending = new Map<string, PendingWrite>();

  forget(): void {
    this.#known.clear();
    this.#pending.clear();
  }

  saw(sent: Sent, account: string): Contradiction[] {
    if (isWrite(sent) && sent.exchange.verdict.success)
      for (const key of new Set(touchedBy(sent, account))) {
        const before = this.#known.get(key);
        this.#pending.delete(key);
        this.#known.delete(key);
        if (before) this.#pending.set(key, { before: before.shown, seen: before.by, by: sent });
      }
    return sightingsIn(sent, account).flatMap((sighting) => {
      const begun = this.#pending.get(sighting.key);
      this.#known.set(sighting.key, { shown: sighting.shown, by: sent });
      this.#pending.delete(sighting.key);
      return begun ? this.#checkStep(sent, sighting, begun) : [];
    });
  }

  #checkStep(
    sent: Sent,
    { resource, name, shown, from }: Sighting,
    { before, seen, by }: PendingWrite,
  ): Contradiction[] {
    const { operation, ask } = by.case;
    // Without an error code, the steps may describe only the usual order.
    if (stateRows(operation).length === 0) return [];
    const asked = Object.values(bodyOf(operation, ask.payload));
    return stepsOf(operation, propertiesOf(sent.case.operation, from)).flatMap(({ member, steps }) => {
      const [was, is] = [String(before[member]), String(shown[member])];
      if (was === is || !steps.has(was) || !steps.has(is) || isStep(steps, was, is, asked.includes(is)))
        return [];
      const message = `${idText(resource, name)}: ${member} goes from ${was} to ${is}, and the contract has no such step`;
      return [contradiction('forbidden', `${operation.id}/step`, message, ...new Set([seen, by]))];
    });
  }
}

/**
 * Returns whether the contract has a way from one state to the other.
 *
 * @param isOneStep true if it must be a single step: the request names the state, or its own response shows it. Otherwise the backend
 *   may have taken several.
 */
export function isStep(steps: Steps, from: string, to: string, isOneStep: boolean): boolean {
  if (isOneStep) return steps.get(from)?.has(to) === true;
  const seen = new Set<string>();
  const next = [from];
  for (let each = next.pop(); each !== undefined; each = next.pop()) {
    if (steps.get(each)?.has(to)) return true;
    if (!seen.has(each)) next.push(...(steps.get(each) ?? []));
    seen.add(each);
  }
  return false;
}

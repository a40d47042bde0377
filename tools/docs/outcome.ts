import { isObject } from '#tools/object.ts';
import { wraps } from './model.ts';
import type { AnswerExample, Envelope, Members, Operation, Service, ServiceError } from './model.ts';

/** How an example answer ended, read as a client reads it: outermost envelope first. */
export interface Outcome {
  readonly success: boolean;
  readonly code: string;
  /** At the gateway: the layer that gave the code. */
  readonly layer?: string;
}

export function outcomeOf({ value, status }: AnswerExample, envelope: Envelope, system = 'default'): Outcome {
  if (!wraps(envelope)) return { success: status.startsWith('2'), code: status };
  const [pointer] = envelope.notLoggedInText ?? [];
  const text = pointer && at(value, pointer);
  if (text) return { success: false, code: text };
  const outer = open(value, envelope);
  const inner = envelope.systems?.[system];
  if (!inner) return outer;
  if (!outer.success) return { ...outer, layer: 'outer' };
  return { ...open(member(value, envelope.data), inner), layer: system };
}

/** What the contract says of a failed outcome; of a legacy text, the code that it stands for. */
export const errorOfOutcome = (
  { errors }: Pick<Service, 'errors'>,
  { code, layer }: Outcome,
): ServiceError | undefined =>
  errors.find((error) => (error.code === code || error.text === code) && error.layer === layer);

/** An operation's example answers, successes and failures apart. */
export function sortAnswers({ answers, system }: Operation, { envelope }: Pick<Service, 'envelope'>) {
  const judged = answers.map((example) => ({ example, outcome: outcomeOf(example, envelope, system) }));
  return {
    successes: judged.filter(({ outcome }) => outcome.success),
    failures: judged.filter(({ outcome }) => !outcome.success),
  };
}

function open(value: unknown, { code, success }: Members): Outcome {
  const found = at(value, code);
  return { success: success.includes(found), code: found };
}

const at = (value: unknown, pointer: string): string => String(member(value, pointer) ?? '');

/** The envelopes' pointers are one level deep: `/code`. */
const member = (value: unknown, pointer: string): unknown =>
  isObject(value) ? value[pointer.slice(1)] : undefined;

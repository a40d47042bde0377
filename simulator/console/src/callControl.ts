/** The console's calls of the control API: data, or the API's reason for refusing. */
import type { components } from '#generated/control/types.ts';
import type { CallOptions } from '#generated/runtime/client.ts';
import { lastingNote } from './copy.ts';
import { inLabels } from './inLabels.ts';

type Schemas = components['schemas'];
type Problem = Schemas['Problem'];

/** A refusal of the control API: its text, with each place and each violated invariant. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly reasons: readonly { readonly place: string; readonly why: string }[];

  constructor({ message, nearest = [], violations = [], laws = [] }: Problem) {
    const shown = inLabels(message, violations);
    super(nearest.length > 0 ? lastingNote.nearest(shown, nearest) : shown);
    this.reasons = [
      ...violations.map(({ pointer, message: why }) => ({ place: pointer === '' ? '/' : pointer, why })),
      ...laws.map(({ law, where }) => ({ place: law, why: where })),
    ];
  }
}

type Outcome<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly answer: unknown };

interface ControlOperation<Input, Data> {
  readonly result: (input: Input, options?: CallOptions) => Promise<Outcome<Data>>;
}

/** Calls an operation of the control API and returns its data. @throws Refusal, also when there is no response */
export async function callControl<Input, Data>(
  operation: ControlOperation<Input, Data>,
  input: Input,
  options?: CallOptions,
): Promise<Data> {
  const outcome = await operation.result(input, options);
  if (outcome.ok) return outcome.data;
  throw new Refusal(isProblem(outcome.answer) ? outcome.answer : { message: lastingNote.silent });
}

const isProblem = (answer: unknown): answer is Problem =>
  typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string';

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Valid requests: every example of the contract, and generated ones by seed. */
import fc from 'fast-check';
import { inOrder } from '../base/inOrder.ts';
import { reasonOf } from '../bounds/reasonOf.ts';
import type { Operation, Payload } from '../contract/types.ts';
import type { Validators } from '../contract/validators.ts';
import { travels } from '../exchange/spread.ts';
import { arbitraryOf } from './arbitrary.ts';
import { withOwnId } from './ownId.ts';
import type { Pool } from './pool.ts';
import { seedOf } from './seed.ts';

export interface NamedPayload {
  /** Name in reports and replays. */
  readonly name: string;
  readonly payload: Payload;
}

/** Returns the examples. An operation without a request has one empty example. */
export function examplesOf(operation: Operation): NamedPayload[] {
  const named = Object.entries(operation.examples).map(([name, payload]) => ({
    name: `example:${name}`,
    payload: withOwnId(operation, payload),
  }));
  return named.length > 0 ? named : [{ name: 'example:empty', payload: {} }];
}

/** Returns generated requests. @param count maximum number; the schema may allow fewer distinct requests */
export function generatedRequests(
  operation: Operation,
  { pool, validators, seed }: { readonly pool: Pool; readonly validators: Validators; readonly seed: number },
  count: number,
): NamedPayload[] {
  if (count === 0) return [];
  const onOddity = (what: string): void => operation.oddities?.add(operation, `${operation.id}: ${what}`);
  const samples = sampled(operation, pool, onOddity, {
    seed: seedOf(seed, operation.address),
    numRuns: count,
  });
  return samples.flatMap((sample, index) => {
    const payload = withOwnId(operation, inOrder(plain(sample)));
    const sound = travels(operation, payload) && validators.request(operation, payload).length === 0;
    return sound ? [{ name: `generated:${index}`, payload }] : [];
  });
}

/** Returns an empty list if the schema cannot be generated. Then only the contract's examples are sent. */
function sampled(
  { request, schemas, oddities }: Operation,
  pool: Pool,
  onOddity: (what: string) => void,
  parameters: { readonly seed: number; readonly numRuns: number },
): Payload[] {
  try {
    return fc.sample(arbitraryOf(request, { schemas, pool, onOddity }), parameters) as Payload[];
  } catch (error) {
    if (!oddities) throw error;
    onOddity(`no requests are generated: ${reasonOf(error)}`);
    return [];
  }
}

/** Returns the payload as sent: no prototypes, no undefined members. */
const plain = (payload: Payload): Payload => JSON.parse(JSON.stringify(payload));

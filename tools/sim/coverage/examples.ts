/** The request examples of the contracts; the gateway's unpacked. */
import type { Operation } from '#simulator/services/catalogue.ts';
import { examples } from '#tools/contract/examples.ts';
import { isObject } from '#tools/object.ts';

type Payload = Readonly<Record<string, unknown>>;

/** Returns the request examples; an operation without a request has one empty example. */
export function examplesOf({ service, id }: Pick<Operation, 'service' | 'id'>): Payload[] {
  const requests = Object.values(examples[service][id]?.request ?? {}).filter(isObject);
  if (requests.length === 0) return [{}];
  return service === 'gateway'
    ? requests.map(({ reqData }): Payload => JSON.parse(String(reqData)))
    : requests;
}

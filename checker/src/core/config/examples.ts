/** Adds the requests in check.yaml that the backend accepts. They are sent before the examples of the contract. */
import { CannotRun } from '../base/cannotRun.ts';
import { isObject } from '../base/object.ts';
import type { Contract, Operation, Payload } from '../contract/types.ts';
import { placed } from '../requests/placed.ts';
import type { Configuration, Step } from './configuration.ts';
import { operationNamed } from './steps.ts';

type ConfiguredRequests = Pick<Configuration, 'examples' | 'states' | 'file'>;

/** Returns the contracts with these requests as examples. @throws CannotRun for an example of an operation that the contracts lack */
export function withExamples(contracts: readonly Contract[], given: ConfiguredRequests): readonly Contract[] {
  const { examples = {}, states, file } = given;
  const found = new Map<Operation, Payload[]>();
  const add = (operation: Operation, payload: unknown): void => {
    if (isObject(payload))
      found.set(operation, [...(found.get(operation) ?? []), placed(operation, payload)]);
  };
  for (const [name, payloads] of Object.entries(examples)) {
    const operation = operationNamed(name, contracts);
    if (!operation)
      throw new CannotRun(`${file}: examples.${name}: the contracts have no operation of that name`);
    for (const payload of [payloads].flat()) add(operation, payload);
  }
  for (const { call, with: payload } of states.flatMap(({ reach }): readonly Step[] => reach)) {
    const operation = call === undefined ? undefined : operationNamed(call, contracts);
    // `$name` has a value only after the state is reached.
    if (operation && !JSON.stringify(payload ?? {}).includes('"$')) add(operation, payload);
  }
  if (found.size === 0) return contracts;
  return contracts.map((contract) => ({
    ...contract,
    operations: contract.operations.map((operation) => {
      const own = (found.get(operation) ?? []).map(
        (payload, at) => [`check.yaml ${at + 1}`, payload] as const,
      );
      return own.length === 0
        ? operation
        : { ...operation, examples: { ...Object.fromEntries(own), ...operation.examples } };
    }),
  }));
}

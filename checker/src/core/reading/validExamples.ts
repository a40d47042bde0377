/** Reports examples that violate their own schema. A backend may refuse them. */
import { isObject } from '../base/object.ts';
import { eachWithin } from '../bounds/eachWithin.ts';
import { READING_MS } from '../bounds/limits.ts';
import { reasonOf } from '../bounds/reasonOf.ts';
import { sampleOf } from '../contract/openapi/sample.ts';
import type { Contract, Operation, Payload } from '../contract/types.ts';
import type { Validators } from '../contract/validators.ts';
import { travels } from '../exchange/spread.ts';

/** Returns the contract without such examples. An operation without a valid one gets a generated request. */
export function withValidExamples(contract: Contract, validators: Validators): Contract {
  if (!contract.oddities) return contract;
  const operations = eachWithin(
    contract.operations,
    READING_MS,
    (each) => withSound(each, validators),
    (each, error): Operation => {
      each.oddities?.add(each, `the examples of ${each.id} are not looked at: ${reasonOf(error)}`);
      return { ...each, unsure: true };
    },
  );
  return { ...contract, operations };
}

function withSound(operation: Operation, validators: Validators): Operation {
  const all = Object.entries(operation.examples);
  const wrong = new Map(
    all.flatMap(([name, payload]) => {
      const why = wrongIn(operation, payload, validators);
      return why === undefined ? [] : [[name, why] as const];
    }),
  );
  if (wrong.size === 0) return operation;
  for (const [name, why] of wrong)
    operation.oddities?.add(
      operation,
      `${operation.id}: the request '${name}' does not fit its own schema (${why})`,
    );
  const sound = all.filter(([name]) => !wrong.has(name));
  if (sound.length > 0) return { ...operation, examples: Object.fromEntries(sound) };
  const made = sampleOf(operation.request, operation.schemas);
  if (isObject(made) && wrongIn(operation, made, validators) === undefined)
    return { ...operation, examples: { made } };
  // There is no better request: it is sent, and may be refused.
  return { ...operation, unsure: true };
}

/** @returns the first invalid place */
function wrongIn(operation: Operation, payload: Payload, validators: Validators): string | undefined {
  const [violation] = validators.request(operation, payload);
  if (violation) return `${violation.pointer} ${violation.message}`.trim();
  return travels(operation, payload) ? undefined : 'it cannot be sent so';
}

import { flattened } from '../contract/flattened.ts';
import { sampleOf } from '../contract/openapi/sample.ts';
import type { Operation, Payload, Schema } from '../contract/types.ts';

/** Returns the request with each branch of its members with `oneOf` or `anyOf`. */
export function choices(operation: Operation, base: Payload): Payload[] {
  const { properties = {} } = flattened(operation.request, operation.schemas);
  return Object.entries(properties).flatMap(([name, part]) =>
    formsOf(flattened(part, operation.schemas), operation.schemas).map((form) => ({
      ...base,
      [name]: sampleOf(form, operation.schemas),
    })),
  );
}

/** Returns the branches of a choice between objects. `an object or null` has one branch, so it is no choice. */
function formsOf({ oneOf, anyOf, properties }: Schema, schemas: Operation['schemas']): readonly Schema[] {
  const forms = (properties ? [] : (oneOf ?? anyOf ?? [])).filter(
    (form) => flattened(form, schemas).properties !== undefined,
  );
  return forms.length > 1 ? forms : [];
}

import type { Envelope, Members } from '#generated/runtime/facts.ts';
import type { Schema } from './document.ts';

/** Schema of a response's business data, and its path in the response, outermost member first. */
export interface SuccessData {
  readonly schema: Schema;
  readonly path: readonly string[];
}

/**
 * Returns the data inside the envelope of a response; at the gateway, inside both envelopes.
 * @param answer its schema, resolved
 * @returns undefined if a success has no data
 */
export function successData(answer: Schema, envelope: Envelope, system = 'default'): SuccessData | undefined {
  const outer = inside(answer, envelope);
  const inner = envelope.systems?.[system];
  if (!outer || !inner) return outer;
  const data = inside(outer.schema, inner);
  return data && { schema: data.schema, path: [...outer.path, ...data.path] };
}

/** Returns the data member of the oneOf branch whose code means success. */
function inside(schema: Schema, { code, data, success }: Members): SuccessData | undefined {
  const member = data.slice(1);
  for (const { properties } of schema.oneOf ?? [schema]) {
    const found = properties?.[member];
    const codes = properties?.[code.slice(1)]?.enum ?? [];
    if (found && found.type !== 'null' && codes.some((each) => success.includes(String(each))))
      return { schema: found, path: [member] };
  }
  return undefined;
}

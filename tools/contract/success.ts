import type { Envelope, Members } from '#generated/runtime/facts.ts';
import type { Schema } from './document.ts';

/** The business data of an answer: its schema and path, outermost member first. */
export interface SuccessData {
  readonly schema: Schema;
  readonly path: readonly string[];
}

/** Returns the data inside the envelope of a (resolved) answer, at the gateway inside both. Undefined if success has no data. */
export function successData(answer: Schema, envelope: Envelope, system = 'default'): SuccessData | undefined {
  const outer = inside(answer, envelope);
  const inner = envelope.systems?.[system];
  if (!outer || !inner) return outer;
  const data = inside(outer.schema, inner);
  return data && { schema: data.schema, path: [...outer.path, ...data.path] };
}

/** The data member of the branch whose code means success. */
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

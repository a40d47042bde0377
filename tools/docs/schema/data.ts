import { wraps } from '../model.ts';
import type { Envelope, Members, Schema } from '../model.ts';
import { branches, type Schemas } from './resolve.ts';

/** The business data of an answer: its schema and where it stands, outermost member first. */
export interface Data {
  readonly schema: Schema;
  readonly path: readonly string[];
}

/**
 * The data inside the envelope (at the gateway: inside both). Undefined when success carries none.
 * Control API (no envelope): the answer itself.
 */
export function dataOf(
  answer: Schema,
  envelope: Envelope,
  system: string,
  schemas: Schemas,
): Data | undefined {
  if (!wraps(envelope)) return { schema: answer, path: [] };
  const outer = inside(answer, envelope, schemas);
  const inner = envelope.systems?.[system];
  if (!outer || !inner) return outer;
  const data = inside(outer.schema, inner, schemas);
  return data && { schema: data.schema, path: [...outer.path, ...data.path] };
}

function inside(schema: Schema, { code, data, success }: Members, schemas: Schemas): Data | undefined {
  const member = data.replace(/^\//, '');
  const codeMember = code.replace(/^\//, '');
  for (const branch of branches(schema, schemas)) {
    const codes = branch.properties?.[codeMember]?.enum ?? [];
    const found = branch.properties?.[member];
    if (found && found.type !== 'null' && codes.some((one) => success.includes(String(one))))
      return { schema: found, path: [member] };
  }
  return undefined;
}

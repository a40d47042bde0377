/** Lets a body name the resource that its path names, and the type that the contract gives it (JSON:API). */
import { changedAt } from '../base/changedAt.ts';
import { isObject, memberOf } from '../base/object.ts';
import { successOf } from '../contract/answers.ts';
import { bodyPath } from '../contract/bodyPath.ts';
import { collectionWord } from '../contract/collectionWord.ts';
import { flattened } from '../contract/flattened.ts';
import { isFreeText } from '../contract/freeText.ts';
import { MADE_UP } from '../contract/openapi/sample.ts';
import { typeOf } from '../contract/typeOf.ts';
import type { Operation, Payload, Schema } from '../contract/types.ts';

/** Returns the request with the id of its path in its body too. A backend refuses another one: `data.id` must equal the path's. */
export function withOwnId(operation: Operation, payload: Payload): Payload {
  if (operation.effect === 'read' || !operation.answers) return payload;
  const path = bodyPath(operation);
  // JSON:API: the values are in `data.attributes`, the id and the type in `data`.
  const isResource = path.at(-1) === 'attributes';
  const holder = isResource ? path.slice(0, -1) : path;
  if (!isObject(holder.reduce<unknown>(memberOf, payload))) return payload;
  const [id, as] = idInPath(operation, payload);
  const whole = isResource ? withOwnType(operation, payload, holder) : payload;
  return changedAt(whole, holder, (body) => {
    const names = isResource ? ['id'] : [as ?? '', 'id'];
    // Without a holder, the payload has the parameters beside the members of the body: the `id` of `/pets/{id}` is no member then.
    const name = names.find((each) => each in body && (holder.length > 0 || !operation.places?.[each]));
    if (name === undefined) return body;
    if (id !== undefined)
      return { ...body, [name]: likeIn(schemaAt(operation, [...holder, name]), id) ?? body[name] };
    // No id in the path: the request creates the resource.
    return isResource && isNeedless(operation, body, holder) ? without(body, name) : body;
  });
}

/** Returns the id at the end of the path, and the name of its parameter. */
function idInPath({ path, url, places = {} }: Operation, payload: Payload): [unknown, string?] {
  const [, last] = /\{([^}]+)\}\/?$/.exec(path ?? url) ?? [];
  const [as] = Object.keys(places).filter(
    (each) => places[each]?.in === 'path' && places[each]?.name === last,
  );
  return as === undefined ? [undefined] : [payload[as], as];
}

/** Returns the id in the type of the body. @returns undefined for a text in place of a number */
function likeIn(schema: Schema, id: unknown): unknown {
  if (typeOf(schema) !== 'integer') return id;
  return Number.isSafeInteger(Number(id)) ? Number(id) : undefined;
}

/** Returns whether the body of a creation has a generated id, which the contract does not require. */
const isNeedless = (operation: Operation, { id }: Payload, holder: readonly string[]): boolean =>
  schemaAt(operation, holder).required?.includes('id') !== true && id === MADE_UP;

const without = (body: Payload, name: string): Payload =>
  Object.fromEntries(Object.entries(body).filter(([each]) => each !== name));

/** Sets the type that the contract gives to the resource, if the schema of the request allows any text. */
function withOwnType(operation: Operation, payload: Payload, holder: readonly string[]): Payload {
  const type = flattened(schemaAt(operation, holder).properties?.['type'] ?? {}, operation.schemas);
  if (!isFreeText(type) || type.pattern !== undefined) return payload;
  const examples = Object.values(operation.examples).map((each) =>
    [...holder, 'type'].reduce<unknown>(memberOf, each),
  );
  const shown = examples.find((each) => typeof each === 'string' && each !== MADE_UP);
  const wanted =
    shown ?? typeInResponse(operation) ?? collectionWord({ name: operation.path ?? operation.url });
  return changedAt(payload, holder, (body) => ('type' in body ? { ...body, type: wanted } : body));
}

/** Returns the type of the resource that a successful response shows. */
function typeInResponse(operation: Operation): unknown {
  const { schemas } = operation;
  const inner = (of: Schema, name: string): Schema => flattened(of.properties?.[name] ?? {}, schemas);
  const type = inner(inner(flattened(successOf(operation)?.schema ?? {}, schemas), 'data'), 'type');
  const [only, ...others] = type.enum ?? [];
  return type.const ?? (others.length === 0 ? only : undefined) ?? type.example;
}

const schemaAt = (operation: Operation, path: readonly string[]): Schema =>
  path.reduce<Schema>(
    (part, name) => flattened(part.properties?.[name] ?? {}, operation.schemas),
    flattened(operation.request, operation.schemas),
  );

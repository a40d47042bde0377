import { banner } from './banner.ts';

/** generated/json-string.ts: the type of a string that holds JSON of a known shape. */
export const emitJsonString = (): string => `${banner}declare const content: unique symbol;

/** A string that holds the JSON text of a \`T\` (OpenAPI \`contentSchema\`). */
export type JsonString<T> = string & { readonly [content]: T };

/** The \`T\` inside a \`JsonString<T>\`. */
export type JsonText<S> = S extends JsonString<infer T> ? T : never;

/** The only way to make one: serialises a value, dropping what is null or undefined. */
export function toJsonString<T>(value: T): JsonString<T> {
  return JSON.stringify(value, (_key, member: unknown) => member ?? undefined) as JsonString<T>;
}
`;

/** generated/payload.ts: how io.ts reads what goes in and what comes out from an operation's type. */
export const emitPayload = (): string => `${banner}export type { JsonText } from './json-string.ts';

/** The body of a request: JSON, or the fields of an upload. */
export type Body<Operation> = Operation extends { requestBody: { content: { 'application/json': infer B } } }
  ? B
  : Operation extends { requestBody: { content: { 'multipart/form-data': infer B } } }
    ? B
    : never;

/** The query parameters of a request; an empty object where there are none. */
export type Query<Operation> = Operation extends { parameters: { query?: infer Q } }
  ? [NonNullable<Q>] extends [never]
    ? Record<string, never>
    : NonNullable<Q>
  : Record<string, never>;

/** The whole answer of HTTP 200: success and failure, told apart by the code. */
export type Answer<Operation> = Operation extends { responses: { 200: { content: { 'application/json': infer A } } } } ? A : never;

/** The type of one member of an envelope's success branch. */
export type Member<Envelope, Key extends string> = Envelope extends { [K in Key]?: infer D } ? D : never;
`;

declare const content: unique symbol;

/** A string that holds the JSON text of a `T` (OpenAPI `contentSchema`). */
export type JsonString<T> = string & { readonly [content]: T };

/** The `T` inside a `JsonString<T>`. */
export type JsonText<S> = S extends JsonString<infer T> ? T : never;

/** Serialises a value without its null and undefined members. Null list items stay. */
export function toJsonString<T>(value: T): JsonString<T> {
  return JSON.stringify(value, (_key, member: unknown) => member ?? undefined) as JsonString<T>;
}

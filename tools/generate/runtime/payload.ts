/** Types that read input and response from openapi-typescript's type of an operation; used by io.ts. */
export type { JsonText } from './jsonString.ts';

/** The body of a request: JSON, or the fields of an upload. */
export type Body<Operation> = Operation extends {
  requestBody: { content: { 'application/json': infer B } };
}
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

/** The whole response with HTTP 200, discriminated by its code; for a stream, the data of one event. */
export type Answer<Operation> = Operation extends { responses: { 200: { content: infer Content } } }
  ? Content extends
      | { 'application/json': infer A }
      | { 'text/plain': infer A }
      | { 'text/event-stream': infer A }
    ? A
    : never
  : never;

/** The type of one member of an envelope's success branch. */
export type Member<Envelope, Key extends string> = Envelope extends { [K in Key]?: infer D } ? D : never;

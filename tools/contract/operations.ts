import type { ErrorRow } from '#generated/runtime/facts.ts';
import type { Document, Examples, Media, Operation, RawOperation, Schema } from './document.ts';
import { parameterOf } from './resolve.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Returns the operations of a document in the order of its paths. Their error tables include the service-wide rows. */
export function listOperations(document: Document): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const raw = item[method];
      return raw
        ? [
            {
              ...raw,
              method,
              path,
              parameters: (raw.parameters ?? []).map((each) => parameterOf(each, document.components)),
              errors: mergeErrors(document, raw),
            },
          ]
        : [];
    }),
  );
}

/** Puts the service-wide rows around the operation's own rows: login checks first, the general failure last. */
export function mergeErrors(
  document: Pick<Document, 'x-errors'>,
  raw: Pick<RawOperation, 'x-errors' | 'x-effect' | 'x-login'>,
): ErrorRow[] {
  const own = raw['x-errors'] ?? [];
  const inherited = (rows: readonly ErrorRow[]) =>
    rows.filter((row) => !own.some(({ code, layer }) => code === row.code && layer === row.layer));
  const { before = [], writes = [], after = [] } = document['x-errors'] ?? {};
  const login = raw['x-effect'] === 'write' ? [...before, ...writes] : before;
  const needsLogin = raw['x-login'] !== 'optional';
  return [...(needsLogin ? inherited(login) : []), ...own, ...inherited(after)];
}

/** Returns the schema of a request: of its body if it has one, otherwise of its query parameters as an object. */
export function requestSchema(operation: Operation): Schema {
  return requestMedia(operation)?.schema ?? querySchema(operation);
}

function requestMedia(operation: Operation): Media | undefined {
  const content = operation.requestBody?.content;
  return content?.['application/json'] ?? content?.['multipart/form-data'];
}

/** The query parameters of an operation as one object schema. */
function querySchema(operation: Operation): Schema {
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  return {
    type: 'object',
    required: query.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    properties: Object.fromEntries(query.map((parameter) => [parameter.name, parameter.schema])),
  };
}

/** The schema of the document that travels as text in `reqData`, if the operation has one (spec 2 §7). */
export function innerSchema(operation: Operation): Schema | undefined {
  return requestSchema(operation).properties?.reqData?.contentSchema;
}

/** Returns the content of a response: JSON, otherwise plain text or an event stream. */
export const answerMedia = ({ content }: NonNullable<RawOperation['responses'][string]>): Media | undefined =>
  content?.['application/json'] ?? content?.['text/plain'] ?? content?.['text/event-stream'];

/** Returns the schema of the HTTP 200 response; for an event stream, the schema of one event's data. */
export function responseSchema(operation: Operation): Schema {
  const answer = operation.responses['200'];
  const media = answer && answerMedia(answer);
  if (!media)
    throw new Error(`${operation.operationId}: the HTTP 200 response has neither JSON nor text content`);
  return media.schema;
}

/** Returns whether the response is JSON, so that a client gets it as data; plain texts and streams are not. */
export const answersData = ({ responses }: Operation): boolean =>
  responses['200']?.content?.['application/json'] !== undefined;

/** Returns the named examples of an operation's request and response. */
export function examplesOf(operation: Operation) {
  const values = (examples?: Examples) =>
    Object.fromEntries(Object.entries(examples ?? {}).map(([name, example]) => [name, example.value]));
  const answered = operation.responses['200'];
  return {
    request: { ...values(requestMedia(operation)?.examples), ...queryExamples(operation) },
    response: values(answered && answerMedia(answered)?.examples),
  };
}

/**
 * Combines the examples of the query parameters into whole queries. The first parameter gives the names of the queries; each other
 * parameter gives its example of that name, or its first one.
 */
function queryExamples(operation: Operation): Record<string, Record<string, unknown>> {
  const query = operation.parameters.filter((parameter) => parameter.in === 'query' && parameter.examples);
  const names = Object.keys(query[0]?.examples ?? {});
  const value = (examples: Examples, name: string) => (examples[name] ?? Object.values(examples)[0])?.value;
  return Object.fromEntries(
    names.map((name) => [
      name,
      Object.fromEntries(query.map((parameter) => [parameter.name, value(parameter.examples ?? {}, name)])),
    ]),
  );
}

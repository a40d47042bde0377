import type { ErrorRow } from '#generated/runtime/facts.ts';
import type { Document, Examples, Media, Operation, RawOperation, Schema } from './document.ts';
import { parameterOf } from './resolve.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Every operation of a document, in the order of its table of contents, service-wide error rows merged in. */
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

/** Service-wide rows stand around the operation's own: the login checks first, the fault last. */
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

/** Returns the schema of a request: the body, otherwise the query parameters as an object. */
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

/** Returns the content of an HTTP answer: JSON, or a text for other tools. */
export const answerMedia = ({ content }: NonNullable<RawOperation['responses'][string]>): Media | undefined =>
  content?.['application/json'] ?? content?.['text/plain'] ?? content?.['text/event-stream'];

/** The schema of the HTTP 200 answer; of a stream that of one event's data. */
export function responseSchema(operation: Operation): Schema {
  const answer = operation.responses['200'];
  const media = answer && answerMedia(answer);
  if (!media) throw new Error(`${operation.operationId}: neither JSON nor text is the answer for HTTP 200`);
  return media.schema;
}

/** Tells whether a client gets the whole answer as data; texts and streams have other readers. */
export const answersData = ({ responses }: Operation): boolean =>
  responses['200']?.content?.['application/json'] !== undefined;

/** Named examples of an operation's request and answer. */
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
 * Examples of query parameters, gathered into whole query documents: named as the first parameter names its examples, the
 * others giving their example of that name or else their first one.
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

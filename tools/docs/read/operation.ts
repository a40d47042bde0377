import type { Document, Operation as ContractOperation, Schema } from '#tools/contract/document.ts';
import { answerMedia, innerSchema } from '#tools/contract/operations.ts';
import { successData } from '#tools/contract/success.ts';
import { type Answer, type Example, readExamples } from './examples.ts';
import { type Field, fieldOf, fieldsOf, parameterFields } from './fields.ts';

/** An operation of the contract with what the site shows of it. */
export interface Operation extends ContractOperation {
  readonly id: string;
  readonly title: string;
  readonly english: string;
  /** The path with the service's base before it. */
  readonly url: string;
  readonly body?: { readonly mediaType: string; readonly schema: Schema } | undefined;
  readonly login: string;
  /** Tables of the request, business parameters first. */
  readonly request: readonly { readonly caption: string; readonly fields: readonly Field[] }[];
  /** Absent where the answer is no JSON; no place where it has no envelope, no schema where only the envelope is there. */
  readonly answer?: { readonly place: string; readonly schema?: Schema; readonly fields: readonly Field[] };
  readonly requests: readonly Example[];
  readonly answers: readonly Answer[];
}

export function readOperation(operation: ContractOperation, document: Document, base: string): Operation {
  const [title = '', english = ''] = operation.summary.split(/ · (.*)/s);
  const [[mediaType, media] = ['']] = Object.entries(operation.requestBody?.content ?? {});
  const body = media && { mediaType, schema: media.schema };
  return {
    ...operation,
    ...{ id: operation.operationId, title, english, url: `${base}${operation.path}`, body },
    login: loginOf(operation),
    request: requestTables(operation, body),
    ...answerOf(operation, document),
    ...readExamples(operation, document['x-envelope'], document.components),
  };
}

/** An operation that never answers "not logged in" asks for no login. */
function loginOf({ 'x-login': login, errors }: ContractOperation): string {
  if (login === 'optional') return '登录与否均可';
  return errors.some(({ when }) => when === 'unauthenticated') ? '需要登录' : '不需要登录';
}

const PLACES = { header: '请求头', path: '路径参数', query: '查询参数', cookie: 'Cookie' } as const;

function requestTables(operation: ContractOperation, body: Operation['body']): Operation['request'] {
  const { parameters } = operation;
  const inner = innerSchema(operation);
  const places = [...new Set(parameters.map((parameter) => parameter.in))].map((place) => ({
    caption: PLACES[place],
    fields: parameterFields(parameters.filter((parameter) => parameter.in === place)),
  }));
  return [
    { caption: '业务参数（reqData 内的 JSON）', fields: inner ? fieldsOf(inner) : [] },
    { caption: `正文 ${body?.mediaType ?? ''}`, fields: body ? fieldsOf(body.schema) : [] },
    ...places,
  ].filter(({ fields }) => fields.length > 0);
}

/** The data inside the envelope; the envelope itself is explained once, on its own page. */
function answerOf(
  { responses, 'x-system': system }: ContractOperation,
  { 'x-envelope': envelope }: Document,
): Pick<Operation, 'answer'> {
  const schema = responses['200'] && answerMedia(responses['200'])?.schema;
  if (!schema) return {};
  if (envelope === 'none') return { answer: { place: '', schema, fields: fieldsOf(schema) } };
  const data = successData(schema, envelope, system);
  if (!data) return { answer: { place: '', fields: [] } };
  const place = data.path.join('.');
  return { answer: { place, schema: data.schema, fields: fieldOf(place, data.schema, true) } };
}

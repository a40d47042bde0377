import type { Document, Operation as ContractOperation, Schema } from '#tools/contract/document.ts';
import { answerMedia, innerSchema } from '#tools/contract/operations.ts';
import { successData } from '#tools/contract/success.ts';
import { readExamples } from './examples.ts';
import { type Field, fieldOf, fieldsOf, parameterFields } from './fields.ts';

/** An operation of the contract with the details that the site shows. */
export type Operation = ReturnType<typeof readOperation>;

export function readOperation(operation: ContractOperation, document: Document, base: string) {
  // `查询账单 · Bills`
  const [title = '', english = ''] = operation.summary.split(/ · (.*)/s);
  const [mediaType = '', media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const body = media && { mediaType, schema: media.schema };
  return {
    ...operation,
    ...{ id: operation.operationId, title, english, body },
    /** The path with the service's base as prefix. */
    url: `${base}${operation.path}`,
    login: loginOf(operation),
    request: requestTables(operation, body),
    answer: answerOf(operation, document),
    ...readExamples(operation, document['x-envelope'], document.components),
  };
}

/** Says whether an operation needs a login: it does if its error table has "not logged in". */
function loginOf({ 'x-login': login, errors }: ContractOperation): string {
  if (login === 'optional') return '登录与否均可';
  return errors.some(({ when }) => when === 'unauthenticated') ? '需要登录' : '不需要登录';
}

const PLACES = { header: '请求头', path: '路径参数', query: '查询参数', cookie: 'Cookie' } as const;

interface Body {
  readonly mediaType: string;
  readonly schema: Schema;
}

/** Returns the tables of the request, business parameters first, without empty tables. */
function requestTables(operation: ContractOperation, body: Body | undefined) {
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

interface AnswerTable {
  /** Path of the data in the envelope. */
  readonly place: string;
  /** Absent if the response has only the envelope. */
  readonly schema?: Schema;
  readonly fields: readonly Field[];
}

/** Returns the table of the data inside the envelope, which has its own page. @returns undefined without documented content */
function answerOf(
  { responses, 'x-system': system }: ContractOperation,
  { 'x-envelope': envelope }: Document,
): AnswerTable | undefined {
  const schema = responses['200'] && answerMedia(responses['200'])?.schema;
  if (!schema) return undefined;
  if (envelope === 'none') return { place: '', schema, fields: fieldsOf(schema) };
  const data = successData(schema, envelope, system);
  if (!data) return { place: '', fields: [] };
  const place = data.path.join('.');
  return { place, schema: data.schema, fields: fieldOf(place, data.schema, true) };
}

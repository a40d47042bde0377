import type { Operation, Schema } from './model.ts';
import { fieldOf, fieldsOf, type Field } from './schema/fields.ts';

/** One table of a request: headers, query, body, or the document inside `reqData`. */
export interface RequestPart {
  readonly caption: string;
  readonly fields: readonly Field[];
}

const PLACES: Readonly<Record<string, string>> = {
  header: '请求头',
  path: '路径参数',
  query: '查询参数',
  cookie: 'Cookie',
};

/** What an operation is asked with, business parameters first; tables without rows are left out. */
export function requestParts({ parameters, body }: Operation): RequestPart[] {
  const inner = innerOf(body?.schema, parameters);
  const places = [...new Set(parameters.map((parameter) => parameter.in))].map((place) => ({
    caption: PLACES[place] ?? place,
    fields: parameters
      .filter((parameter) => parameter.in === place)
      .flatMap(({ name, schema, required = false, description }) =>
        fieldOf(name, description ? { ...schema, description } : schema, required),
      ),
  }));
  const parts = [
    { caption: '业务参数（reqData 内的 JSON）', fields: inner ? fieldsOf(inner) : [] },
    { caption: `正文 ${body?.mediaType ?? ''}`, fields: body ? fieldsOf(body.schema) : [] },
    ...places,
  ];
  return parts.filter(({ fields }) => fields.length > 0);
}

/** The schema of the document that travels as text in `reqData` (spec 2 §7), in the body or in the query. */
function innerOf(body: Schema | undefined, parameters: Operation['parameters']): Schema | undefined {
  const inBody = body?.properties?.reqData;
  return (inBody ?? parameters.find(({ name }) => name === 'reqData')?.schema)?.contentSchema;
}

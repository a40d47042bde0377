/**
 * Converts a Swagger 2.0 document to OpenAPI 3.0. Paths, methods and `definitions` keep their place, because references
 * name them.
 */
import { asRaw, isObject, type Raw } from '../../base/object.ts';
import type { Files, PlacedValue } from './references.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch'] as const;

interface DocumentContext {
  readonly files: Files;
  readonly file: string;
  readonly consumes: readonly string[];
  readonly produces: readonly string[];
}

/** Returns the document in OpenAPI 3.0. */
export function fromSwagger(document: Raw, file: string, files: Files): Raw {
  const context: DocumentContext = {
    files,
    file,
    consumes: textsIn(document['consumes'], ['application/json']),
    produces: textsIn(document['produces'], ['application/json']),
  };
  return {
    ...document,
    openapi: '3.0.3',
    servers: serversOf(document),
    components: {
      schemas: document['definitions'] ?? {},
      securitySchemes: mapped(document['securityDefinitions'], schemeOf),
    },
    paths: mapped(document['paths'], (item) => pathItem(item, context)),
  };
}

const textsIn = (value: unknown, usual: readonly string[]): readonly string[] =>
  Array.isArray(value) && value.length > 0 ? value.map(String) : usual;
const mapped = (value: unknown, convert: (part: unknown) => unknown): Raw =>
  Object.fromEntries(Object.entries(asRaw(value)).map(([name, part]) => [name, convert(part)]));

function serversOf({ host, basePath, schemes }: Raw): Raw[] {
  const path = typeof basePath === 'string' ? basePath : '';
  if (typeof host !== 'string') return [{ url: path }];
  return textsIn(schemes, ['https']).map((scheme) => ({ url: `${scheme}://${host}${path}` }));
}

function schemeOf(value: unknown): Raw {
  const scheme = asRaw(value);
  if (scheme['type'] === 'basic') return { type: 'http', scheme: 'basic' };
  const { flow, tokenUrl, scopes } = scheme;
  const name = flow === 'application' ? 'clientCredentials' : String(flow);
  return scheme['type'] === 'oauth2' ? { type: 'oauth2', flows: { [name]: { tokenUrl, scopes } } } : scheme;
}

function pathItem(value: unknown, context: DocumentContext): unknown {
  const { value: followed, file } = context.files.follow({ value, file: context.file, pointer: '' });
  if (!isObject(followed)) return followed;
  const shared = parametersIn(followed['parameters'], { ...context, file });
  const operations = METHODS.flatMap((method) => {
    const { value: raw, file: own } = context.files.follow({ value: followed[method], file, pointer: '' });
    return isObject(raw) ? [[method, operationOf(raw, shared, { ...context, file: own })] as const] : [];
  });
  return Object.fromEntries(operations);
}

function operationOf(raw: Raw, shared: readonly Raw[], context: DocumentContext): Raw {
  const own = parametersIn(raw['parameters'], context);
  const isSame = (one: Raw, other: Raw): boolean =>
    one['in'] === other['in'] && one['name'] === other['name'];
  const all = [...shared.filter((each) => !own.some((other) => isSame(each, other))), ...own];
  const consumes = textsIn(raw['consumes'], context.consumes);
  const body = bodyOf(all, consumes);
  const { parameters: _parameters, responses, ...rest } = raw;
  return {
    ...rest,
    parameters: all.filter((each) => each['in'] !== 'body' && each['in'] !== 'formData').map(parameterOf),
    ...(body && { requestBody: body }),
    responses: mapped(responses, (response) =>
      responseOf(response, textsIn(raw['produces'], context.produces), context),
    ),
  };
}

const parametersIn = (list: unknown, { files, file }: DocumentContext): Raw[] =>
  (Array.isArray(list) ? list : []).flatMap((value: unknown) => {
    const placed: PlacedValue = files.follow({ value, file, pointer: '' });
    return isObject(placed.value) ? [placed.value] : [];
  });

/** Keywords of the parameter itself. All others belong to its schema. */
const PARAMETER_KEYWORDS = new Set([
  'name',
  'in',
  'description',
  'required',
  'collectionFormat',
  'allowEmptyValue',
  'schema',
]);

function schemaOf(parameter: Raw): Raw {
  if (isObject(parameter['schema'])) return parameter['schema'];
  return asBytes(
    Object.fromEntries(
      Object.entries(parameter).filter(
        ([name]) => !PARAMETER_KEYWORDS.has(name) && (!name.startsWith('x-') || name === 'x-nullable'),
      ),
    ),
  );
}

/** Converts the type `file` of 2.0 to a binary string of 3.0. */
const asBytes = (schema: Raw): Raw =>
  schema['type'] === 'file' ? { ...schema, type: 'string', format: 'binary' } : schema;

/** Converts the format of a list. 3.0 cannot express lists joined by tabs. */
function writtenAs({ type, in: place, collectionFormat }: Raw): Raw {
  if (type !== 'array' || (place !== 'query' && place !== 'formData')) return {};
  const style = STYLES[String(collectionFormat)];
  return { ...(style !== undefined && { style }), explode: collectionFormat === 'multi' };
}

/** `collectionFormat` of 2.0 → `style` of 3.0. */
const STYLES: Readonly<Record<string, string>> = { ssv: 'spaceDelimited', pipes: 'pipeDelimited' };

function parameterOf(parameter: Raw): Raw {
  const { name, in: place, description, required } = parameter;
  const example = parameter['x-example'] ?? parameter['example'];
  return {
    name,
    in: place,
    required,
    ...(description !== undefined && { description }),
    ...(example !== undefined && { example }),
    ...writtenAs(parameter),
    schema: schemaOf(parameter),
  };
}

function bodyOf(parameters: readonly Raw[], consumes: readonly string[]): Raw | undefined {
  const body = parameters.find((each) => each['in'] === 'body');
  if (body)
    return {
      required: body['required'] === true,
      content: Object.fromEntries(consumes.map((type) => [type, { schema: schemaOf(body) }])),
    };
  const fields = parameters.filter((each) => each['in'] === 'formData');
  if (fields.length === 0) return undefined;
  const isFile = fields.some((each) => each['type'] === 'file');
  const forms = consumes.filter((type) => /form/i.test(type) && !(isFile && /urlencoded/i.test(type)));
  const usual = isFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  const schema = {
    type: 'object',
    required: fields.filter((each) => each['required'] === true).map((each) => String(each['name'])),
    properties: Object.fromEntries(
      fields.map((each) => [
        String(each['name']),
        { ...schemaOf(each), ...(each['description'] !== undefined && { description: each['description'] }) },
      ]),
    ),
  };
  const encoding = Object.fromEntries(
    fields.filter((each) => each['type'] === 'array').map((each) => [String(each['name']), writtenAs(each)]),
  );
  return {
    required: schema.required.length > 0,
    content: Object.fromEntries(
      (forms.length > 0 ? forms : [usual]).map((type) => [type, { schema, encoding }]),
    ),
  };
}

function responseOf(value: unknown, produces: readonly string[], { files, file }: DocumentContext): unknown {
  const placed = files.follow({ value, file, pointer: '' });
  if (!isObject(placed.value)) return undefined;
  const { schema, headers, examples: _examples, ...rest } = placed.value;
  return {
    ...rest,
    ...(schema !== undefined && {
      content: Object.fromEntries(produces.map((type) => [type, { schema: asBytes(asRaw(schema)) }])),
    }),
    ...(headers !== undefined && { headers: mapped(headers, headerOf) }),
  };
}

const headerOf = (value: unknown): Raw => {
  const { description, ...schema } = asRaw(value);
  return { ...(description !== undefined && { description }), schema };
};

/** Contracts that are unusual in one way each, as public ones are. They were written for these tests. */

type Json = Readonly<Record<string, unknown>>;

/** An unusual contract. */
export interface OddContract {
  readonly name: string;
  readonly contract: Json;
  /** Text in the report about the part left out; undefined if the contract is read as intended. */
  readonly leftOut?: RegExp;
}

const object = (properties: Json, required: readonly string[] = []): Json => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
});
const text: Json = { type: 'string' };
const ok: Json = {
  '200': { description: 'ok', content: { 'application/json': { schema: { type: 'object' } } } },
};
const answering = (schema: Json): Json => ({
  '200': { description: 'ok', content: { 'application/json': { schema } } },
});
const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** Returns a contract with these paths beside a usual operation, which must stay checked. */
const document = (paths: Json, schemas: Json = {}): Json => ({
  openapi: '3.0.3',
  info: { title: 'Odd', version: '1' },
  paths: { ...paths, '/sound': { get: { operationId: 'sound', responses: ok } } },
  components: { schemas },
});

/** Returns a contract with one write, whose body has this schema. */
const asking = (schema: Json, schemas: Json = {}): Json =>
  document(
    {
      '/made': {
        post: {
          operationId: 'make',
          requestBody: { required: true, content: { 'application/json': { schema } } },
          responses: ok,
        },
      },
    },
    schemas,
  );

/** Returns a contract with one write, whose body has a text with this pattern. */
const patterned = (pattern: string): Json => asking(object({ x: { type: 'string', pattern } }, ['x']));

/** Returns a contract with schemas of which each refers to the next one twice. @param of makes a schema from the next one */
const doubling = (levels: number, of: (next: Json) => Json): Json => {
  const schemas = Array.from({ length: levels }, (_, level) => [`A${level}`, of(reference(`A${level + 1}`))]);
  return asking(reference('A0'), { ...Object.fromEntries(schemas), [`A${levels}`]: object({ x: text }) });
};

const recursive: readonly OddContract[] = [
  {
    name: 'contains itself where it may',
    contract: asking(reference('A'), { A: object({ next: reference('A') }) }),
  },
  {
    name: 'contains itself where it must',
    contract: asking(reference('A'), { A: object({ next: reference('A') }, ['next']) }),
    leftOut: /no requests are generated: a request must contain itself/,
  },
  {
    name: 'lists itself',
    contract: asking(reference('A'), {
      A: object({ all: { type: 'array', items: reference('A') } }, ['all']),
    }),
  },
  {
    name: 'must list itself',
    contract: asking(reference('A'), {
      A: object({ all: { type: 'array', minItems: 1, items: reference('A') } }, ['all']),
    }),
    leftOut: /must contain itself/,
  },
  {
    name: 'is a choice of itself and a leaf',
    contract: asking(reference('A'), {
      A: {
        oneOf: [
          object({ and: { type: 'array', minItems: 2, items: reference('A') } }, ['and']),
          object({ leaf: text }, ['leaf']),
        ],
      },
    }),
  },
  {
    name: 'is a map of itself',
    contract: asking(reference('A'), { A: { type: 'object', additionalProperties: reference('A') } }),
  },
  {
    name: 'is a part of itself',
    contract: asking(reference('A'), { A: { allOf: [reference('A'), object({ x: text })] } }),
    leftOut: /the schema A is left out: .* it is a part of itself/,
  },
  {
    name: 'is a reference to a reference to itself',
    contract: asking(reference('A'), { A: reference('B'), B: reference('A') }),
    leftOut: /the schema A is left out/,
  },
];

const patterns: readonly OddContract[] = [
  { name: 'looks back', contract: patterned('(?<=a)b'), leftOut: /no texts are generated for it/ },
  { name: 'looks ahead', contract: patterned('^(?=.*\\d).{8,}$'), leftOut: /no texts are generated for it/ },
  { name: 'escapes an underscore', contract: patterned('^a\\_b\\-[\\w\\-\\.]+$') },
  { name: 'has unescaped braces', contract: patterned('^{…}$') },
  { name: 'begins with (?i)', contract: patterned('(?i)^abc$') },
  { name: 'ends with \\z', contract: patterned('\\A\\d+\\z') },
  { name: 'has a POSIX class', contract: patterned('^[[:alpha:]]{3}$') },
  { name: 'has no end', contract: patterned('([a-z'), leftOut: /pattern: .* is left out/ },
  { name: 'repeats too much', contract: patterned('^.{1,100000000}$'), leftOut: /no texts are generated/ },
];

const sizes: readonly OddContract[] = [
  {
    name: 'a hundred million items',
    contract: asking(object({ all: { type: 'array', minItems: 100_000_000, items: text } }, ['all'])),
    leftOut: /minItems: 100000000 is not generated, at most 200/,
  },
  {
    name: 'two billion characters',
    contract: asking(object({ all: { type: 'string', minLength: 2_000_000_000 } }, ['all'])),
    leftOut: /minLength: 2000000000 is not generated, at most 20000/,
  },
  {
    name: 'a choice of two choices, forty levels deep',
    contract: doubling(40, (next) => ({ oneOf: [next, next] })),
    leftOut: /more than 5000 branches of one value/,
  },
  {
    name: 'an allOf with the next one twice, forty levels deep',
    contract: doubling(40, (next) => ({ allOf: [next, next] })),
    leftOut: /more than 5000 branches of one value/,
  },
  {
    name: 'two members with the next one, forty levels deep',
    contract: doubling(40, (next) => object({ a: next, b: next }, ['a', 'b'])),
    leftOut: /no requests are generated/,
  },
  {
    name: 'limits that exclude one another',
    contract: asking(
      object(
        {
          a: { type: 'integer', minimum: 5, maximum: 3 },
          b: { type: 'string', minLength: 9, maxLength: 2 },
          c: { type: 'array', minItems: 4, maxItems: 2, items: {} },
        },
        ['a', 'b', 'c'],
      ),
    ),
    leftOut: /does not fit its own schema/,
  },
];

const written: readonly OddContract[] = [
  {
    name: 'a body by reference',
    contract: {
      ...document({
        '/made': { post: { requestBody: { $ref: '#/components/requestBodies/B' }, responses: ok } },
      }),
      components: {
        requestBodies: { B: { content: { 'application/json': { schema: object({ x: text }) } } } },
      },
    },
  },
  {
    name: 'a body by a reference to nothing',
    contract: document({
      '/made': { post: { requestBody: { $ref: '#/components/requestBodies/B' }, responses: ok } },
    }),
    leftOut: /\$ref #\/components\/requestBodies\/B is left out: nothing is there/,
  },
  { name: 'an operation without responses', contract: document({ '/a': { get: { operationId: 'a' } } }) },
  {
    name: 'references to nothing',
    contract: document({
      '/a': { get: { responses: { '200': { $ref: '#/components/responses/X' } } } },
      '/b': {
        get: { parameters: [{ $ref: '#/components/parameters/P' }], responses: answering(reference('No')) },
      },
    }),
    leftOut: /\$ref #\/components\/schemas\/No is left out: nothing is there/,
  },
  {
    name: '$id in two examples',
    contract: document(
      {
        '/a': { get: { responses: answering(reference('A')) } },
        '/b': { get: { responses: answering(reference('B')) } },
      },
      {
        A: object({ m: { type: 'object', example: { $id: 'https://contract.example/1' } } }),
        B: { type: 'object', example: { $id: 'https://contract.example/1' } },
      },
    ),
  },
  {
    name: 'a security scheme that is not declared',
    contract: document({ '/a': { get: { security: [{ nope: [] }], responses: ok } } }),
    leftOut: /security names nope, which components\.securitySchemes does not have/,
  },
  {
    name: 'an example that does not fit its schema',
    contract: document({
      '/made': {
        post: {
          operationId: 'make',
          requestBody: {
            required: true,
            content: {
              'application/json': {
                example: { n: 'no number' },
                schema: object({ n: { type: 'integer' } }, ['n']),
              },
            },
          },
          responses: ok,
        },
      },
    }),
    leftOut: /make: the request 'usual' does not fit its own schema \(\/n must be integer\)/,
  },
  {
    name: 'one operationId twice',
    contract: document({
      '/a': { get: { operationId: 'x', responses: ok } },
      '/b': { get: { operationId: 'x', responses: ok } },
    }),
    leftOut: /operationId x stands twice: GET \/b is called getB/,
  },
  {
    name: 'nulls for paths, operations, parameters and answers',
    contract: document({
      '/a': null,
      '/b': { get: null },
      '/c': { get: { responses: { '200': null }, parameters: [null, {}] } },
    }),
  },
  {
    name: 'keywords with values that JSON Schema does not allow',
    contract: asking({
      type: 'any',
      required: true,
      enum: [],
      minLength: 'x',
      minimum: '3',
      properties: { a: { type: 'file', required: true }, b: null, d: { items: [text] } },
    }),
    leftOut: /type: "any" is left out/,
  },
  {
    name: 'members with names that every JavaScript object has',
    contract: asking(object({ constructor: text, toString: { type: 'integer' } }, ['constructor']), {
      constructor: object({}),
    }),
  },
  {
    name: 'a placeholder that no parameter describes',
    contract: document({ '/a/{id}': { get: { responses: ok } } }),
  },
  {
    name: 'a body and an answer in XML',
    contract: document({
      '/a': {
        post: {
          requestBody: { content: { 'application/xml': { schema: object({ x: text }) } } },
          responses: { '200': { description: 'ok', content: { 'application/xml': {} } } },
        },
      },
    }),
  },
  {
    name: 'webhooks beside paths',
    contract: { ...document({}), openapi: '3.1.0', webhooks: { x: { post: { responses: ok } } } },
    leftOut: /webhooks are left out/,
  },
  {
    name: 'Swagger 2.0',
    contract: {
      swagger: '2.0',
      info: { title: 'Odd', version: '1' },
      basePath: '/v1',
      parameters: { limit: { name: 'limit', in: 'query', type: 'integer' } },
      definitions: { Pet: object({ name: { type: 'string', 'x-nullable': true } }, ['name']) },
      paths: {
        '/pets': {
          get: {
            parameters: [{ $ref: '#/parameters/limit' }],
            responses: { 200: { description: 'ok', schema: { $ref: '#/definitions/Pet' } } },
          },
          post: {
            parameters: [{ name: 'pet', in: 'body', required: true, schema: { $ref: '#/definitions/Pet' } }],
            responses: { 200: { description: 'ok', schema: { $ref: '#/definitions/Pet' } } },
          },
        },
        '/files': {
          post: {
            consumes: ['multipart/form-data'],
            parameters: [{ name: 'file', in: 'formData', type: 'file', required: true }],
            responses: { 200: { description: 'ok' } },
          },
        },
      },
    },
  },
];

export const oddContracts: readonly OddContract[] = [
  ...recursive.map((each) => ({ ...each, name: `a body that ${each.name}` })),
  ...patterns.map((each) => ({ ...each, name: `a pattern that ${each.name}` })),
  ...sizes,
  ...written,
];

import { inline } from './inline.ts';
import type { OperationNode, RowNode, Rule, SchemaNode } from './rule.ts';

/**
 * A message of `x-errors` that begins with a JSON pointer, such as `/reqData/pageNo 应不小于 1`, names a member of the
 * operation's request. One that says 缺少必填字段 names a required member.
 */
export const errorMessages: Rule = () => ({
  Operation({ operationId, requestBody, parameters, 'x-errors': rows = [] }, { report, location, resolve }) {
    if (!rows.some(isAboutMember)) return;
    const inlined = inline({ requestBody, parameters }, location.source.absoluteRef, resolve);
    const request = requestOf(inlined as OperationNode);
    for (const [index, row] of rows.entries()) {
      const problem = isAboutMember(row) && problemOf(request, row.message);
      if (problem)
        report({
          message: `${operationId}: the request ${problem}`,
          location: location.child(['x-errors', index]),
        });
    }
  },
});

const isAboutMember = (row: RowNode): row is RowNode & { message: string } =>
  row.message?.startsWith('/') ?? false;

/** Returns the schema of the body or, without one, an object of the parameters. */
function requestOf({ requestBody, parameters = [] }: OperationNode): SchemaNode {
  const [media] = Object.values(requestBody?.content ?? {});
  return (
    media?.schema ?? {
      properties: Object.fromEntries(parameters.map(({ name, schema = {} }) => [name, schema])),
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
    }
  );
}

function problemOf(request: SchemaNode, message: string): string | undefined {
  const [pointer = '', words] = message.split(' ', 2);
  const names = pointer.slice(1).split('/');
  const last = names.pop() ?? '';
  const holders = names.reduce(membersNamed, [request]);
  if (membersNamed(holders, last).length === 0) return `has no ${pointer}`;
  const isRequired = holders.flatMap(partsOf).some(({ required = [] }) => required.includes(last));
  return words === '缺少必填字段' && !isRequired ? `does not require ${pointer}` : undefined;
}

const membersNamed = (holders: readonly SchemaNode[], name: string): SchemaNode[] =>
  holders.flatMap(partsOf).flatMap(({ properties, items }) => {
    const member = /^\d+$/.test(name) ? items : properties?.[name];
    return member ? [member] : [];
  });

/** Returns a schema, the alternatives and parts that it consists of, and the schema of the JSON in its text. */
function partsOf(schema: SchemaNode): SchemaNode[] {
  const { allOf = [], anyOf = [], oneOf = [], contentSchema } = schema;
  return [
    schema,
    ...[...allOf, ...anyOf, ...oneOf, ...(contentSchema ? [contentSchema] : [])].flatMap(partsOf),
  ];
}

import type { Contract } from '#tools/contract/document.ts';
import type { Operation, Schema } from '#tools/contract/document.ts';
import { innerSchema, requestSchema } from '#tools/contract/operations.ts';
import { resolver } from '#tools/contract/resolve.ts';
import { banner } from './banner.ts';

/**
 * Writes generated/<service>/fields/<operationId>.ts: the rules of each field of a request, as zod/mini schemas that
 * a form composes. One module per operation, so that a page loads only the rules it needs.
 */
export function emitFields(
  { document, operations }: Contract,
  enums: readonly { readonly name: string }[],
): Record<string, string> {
  // The simulator's own control API has no forms.
  if (document['x-envelope'] === 'none') return {};
  const shared = new Set(enums.map(({ name }) => name));
  const resolve = resolver(document.components);
  const inputSchema = (operation: Operation): Schema =>
    resolve(innerSchema(operation) ?? requestSchema(operation));
  // Forms send only writing operations; one without members has no field.
  return Object.fromEntries(
    operations
      .filter((operation) => operation['x-effect'] === 'write')
      .map((operation) => ({ operation, schema: inputSchema(operation) }))
      .filter(({ schema }) => Object.keys(schema.properties ?? {}).length > 0)
      .map(({ operation, schema }) => [
        `fields/${operation.operationId}.ts`,
        moduleOf(operation, schema, shared),
      ]),
  );
}

function moduleOf({ operationId, summary }: Operation, schema: Schema, shared: ReadonlySet<string>): string {
  const { members, checks, enums } = printer(shared, operationId);
  const lines = members(schema).map(({ line, note }) => `${comment(note)}  ${line}\n`);
  return `${banner}import * as z from 'zod/mini';
${checks.size > 0 ? `import { ${[...checks].sort().join(', ')} } from '../../checks.ts';\n` : ''}${[...enums]
    .sort()
    .map((name) => `import { ${name} } from '../../shared/enums/${name}.ts';\n`)
    .join('')}
/** ${summary} */
export const ${operationId} = {
${lines.join('')}};
`;
}

const comment = (note: unknown): string => (typeof note === 'string' ? `  /** ${note.trim()} */\n` : '');

/** Keywords that do not restrict the value. */
const annotations = /^(description|title|example|examples|default|format|x-.*|content(MediaType|Schema))$/;

/**
 * Prints the schemas of one module and collects its imports. It throws on an unknown keyword of a text, number,
 * boolean or list, so that no rule of these is lost.
 */
function printer(shared: ReadonlySet<string>, operationId: string) {
  const checks = new Set<string>();
  const enums = new Set<string>();
  const use = (name: string) => {
    checks.add(name);
    return name;
  };

  function print({ type, ...rest }: Schema): string {
    const { 'x-name': name } = rest;
    if (name !== undefined && shared.has(name)) {
      enums.add(name);
      return `z.enum(${name})`;
    }
    if (rest['enum']) return `z.literal(${JSON.stringify(rest['enum'])})`;
    if ('const' in rest) return `z.literal(${JSON.stringify(rest['const'])})`;
    switch (type) {
      case 'string':
        return rest['format'] === 'binary' ? 'z.file()' : checked('z.string()', textChecks(rest), rest);
      case 'integer':
        return checked('z.int()', numberChecks(rest), rest);
      case 'number':
        return checked('z.number()', numberChecks(rest), rest);
      case 'boolean':
        return checked('z.boolean()', {}, rest);
      case 'array':
        return checked(`z.array(${print(rest['items'] as Schema)})`, itemChecks(), rest);
      case 'object':
        // z.object() without members would drop all members of a value.
        if (!rest.properties) return 'z.record(z.string(), z.unknown())';
        return `z.object({ ${members(rest)
          .map(({ line }) => line)
          .join(' ')} })`;
      default:
        throw new Error(
          `${operationId}: fields of type ${String(type)} are unknown: add them to tools/generate/emit/fields.ts`,
        );
    }
  }

  function members({ properties = {}, required = [] }: Schema) {
    return Object.entries(properties).map(([name, schema]) => {
      const printed = print(schema);
      const rule = required.includes(name) ? printed : `z.optional(${printed})`;
      return { line: `${name}: ${rule},`, note: schema['description'] };
    });
  }

  const textChecks = ({ format }: Schema): Printers => ({
    minLength: (limit) => `${use('minLength')}(${String(limit)})`,
    maxLength: (limit) => `${use('maxLength')}(${String(limit)})`,
    pattern: (source) => `z.regex(${String(new RegExp(String(source), 'u'))})`,
    ...(format === undefined ? {} : { format: () => `${use('textFormat')}(${JSON.stringify(format)})` }),
  });

  const numberChecks = ({ format }: Schema): Printers => ({
    minimum: (limit) => `z.gte(${String(limit)})`,
    exclusiveMinimum: (limit) => `z.gt(${String(limit)})`,
    maximum: (limit) => `z.lte(${String(limit)})`,
    exclusiveMaximum: (limit) => `z.lt(${String(limit)})`,
    ...(format === 'money' ? { format: () => `${use('money')}()` } : {}),
  });

  const itemChecks = (): Printers => ({
    items: () => undefined,
    minItems: (limit) => `z.minLength(${String(limit)})`,
    maxItems: (limit) => `z.maxLength(${String(limit)})`,
    uniqueItems: () => `${use('uniqueItems')}()`,
  });

  function checked(base: string, known: Printers, schema: Schema): string {
    const printed = Object.entries(schema).flatMap(([keyword, value]) => {
      const one = known[keyword];
      if (one) return one(value) ?? [];
      if (annotations.test(keyword)) return [];
      throw new Error(
        `${operationId}: ${keyword} of a field is unknown: add it to tools/generate/emit/fields.ts`,
      );
    });
    return printed.length === 0 ? base : `${base}.check(${printed.join(', ')})`;
  }

  return { members, checks, enums };
}

/** Prints the check of each keyword; undefined if the base already covers it. */
type Printers = Readonly<Record<string, (value: unknown) => string | undefined>>;

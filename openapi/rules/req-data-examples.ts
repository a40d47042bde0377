import { Ajv2020 } from 'ajv/dist/2020.js';
import { formats } from '../shared/formats.js';
import type { Rule, RuleContext } from './rule.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true, formats });

/**
 * JSON inside an example's `reqData` is valid by the `contentSchema` beside it (docs/design/contracts.md, "The
 * gateway's reqData").
 */
export const reqDataExamples: Rule = () => ({
  MediaType(media, { report, location, resolve }) {
    const reqData = media.schema?.properties?.reqData;
    if (!reqData?.contentSchema) return;
    const schema = inline(reqData.contentSchema, location.source.absoluteRef, resolve);
    const validate = ajv.compile(schema as object);
    for (const [name, example] of Object.entries(media.examples ?? {})) {
      for (const message of problemsOf(example.value?.reqData, validate)) {
        report({ message: `example ${name}: ${message}`, location: location.child(['examples', name]) });
      }
    }
  },
});

function problemsOf(text: unknown, validate: ReturnType<typeof ajv.compile>): string[] {
  let inner: unknown;
  try {
    inner = JSON.parse(String(text));
  } catch {
    return ['reqData is not JSON'];
  }
  if (validate(inner)) return [];
  return (validate.errors ?? []).map((error) => `reqData${error.instancePath} ${error.message}`);
}

/** Replaces the schema's references (enums, money, shapes); each is resolved from its own file. */
function inline(node: unknown, from: string, resolve: RuleContext['resolve']): unknown {
  if (Array.isArray(node)) return node.map((item) => inline(item, from, resolve));
  if (typeof node !== 'object' || node === null) return node;
  if ('$ref' in node && typeof node.$ref === 'string') {
    const target = resolve<unknown>({ $ref: node.$ref }, from);
    return inline(target.node, target.location?.source.absoluteRef ?? from, resolve);
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inline(value, from, resolve)]));
}

import { Ajv2020 } from 'ajv/dist/2020.js';
import { formats } from '../shared/formats.js';
import { inline } from './inline.ts';
import type { Rule } from './rule.ts';

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

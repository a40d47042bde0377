import { isObject } from '../../../core/base/object.ts';
import { descriptionOf } from '../../../core/contract/descriptionOf.ts';
import { flattened } from '../../../core/contract/flattened.ts';
import { isFile } from '../../../core/contract/isFile.ts';
import { dataOf } from '../../../core/contract/openapi/dataOf.ts';
import type { Operation } from '../../../core/contract/types.ts';
import type { Check } from '../../../core/judging/check.ts';
import { resourceOf } from '../../../core/judging/resource.ts';

/** An accepted file is not shown with size 0, unless an empty one was sent. */
export const fileSize: Check = {
  id: 'file-size',
  title: 'an uploaded file is not shown as empty',
  judge: ({ operation, payload, verdict, expect }) => {
    const data = resourceOf(operation, verdict.data);
    if (!operation.answers || operation.effect !== 'write' || !verdict.success || !isObject(data)) return [];
    // Observed traffic may contain empty files, and a request may set an empty content. The checker's own files have content.
    const mayBeEmpty = expect.kind === 'observed' || payload['fileContent'] === '';
    if (mayBeEmpty || !sendsFile(operation, payload)) return [];
    return Object.entries(dataOf(operation).properties ?? {})
      .filter(
        ([name, part]) => SIZE.test(name) && data[name] === 0 && !LARGER.test(descriptionOf(part, operation)),
      )
      .map(([name]) => ({ message: `${name} is 0, and the file that was sent is not empty`, pointer: name }));
  },
};

/** `size`, `fileSize`, `contentLength`, `size_in_bytes`. */
const SIZE = /^(bytes|size|length|(file|content|byte)_?(size|length)|size_?(in_?)?bytes)$/i;

/** Larger units: a file of a few bytes may be shown as 0. */
const LARGER = /kilo|mega|\b[km]i?b\b/i;

function sendsFile({ request, schemas }: Operation, payload: object): boolean {
  const { properties = {} } = flattened(request, schemas);
  return Object.keys(payload).some((name) => isFile(flattened(properties[name] ?? {}, schemas)));
}

/**
 * Uploads a file and one over the size limit, and downloads the first again. The watcher UploadSize judges the second
 * upload. Covers uploads that belong to no resource; the probe of each write covers the others.
 */
import { isObject } from '../../core/base/object.ts';
import { flattened } from '../../core/contract/flattened.ts';
import { isFile } from '../../core/contract/isFile.ts';
import { lastPartOf } from '../../core/contract/lastPart.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { resourceOf } from '../../core/judging/resource.ts';
import { largestFile } from '../prose/fileSize.ts';
import { askEither } from './ask.ts';
import type { Probe } from './probe.ts';
import { uploads } from './uploads.ts';

/** Limits above this number of bytes stay untested, so that an upload does not overload the backend. */
const MOST = 1_000_000;
/** Bytes by which the second file exceeds the limit: more than the watcher allows for the other parts of the form. */
const EXCESS = 5000;

export async function exchangeFiles(probe: Probe, operation: Operation): Promise<void> {
  const { properties = {} } = flattened(operation.request, operation.schemas);
  const isUpload =
    operation.effect === 'write' &&
    operation.transport === 'form' &&
    Object.values(properties).some((part) => isFile(flattened(part, operation.schemas)));
  if (!isUpload || (operation.roles ?? []).length > 0) return;
  const asked: Payload = { ...probe.requests.filled(operation) };
  // Without fileContent, the file is a small PDF, which the backend may refuse.
  const tries = [asked, { ...asked, fileContent: 'one line of text', fileType: 'text/plain' }];
  for (const payload of tries) {
    const sent = await askEither(probe, operation, payload);
    if (!sent?.exchange.verdict.success) continue;
    await uploads(probe, operation, sent);
    const size = largestFile(operation);
    if (size !== undefined && size < MOST)
      await askEither(probe, operation, { ...payload, fileContent: 'x'.repeat(size + EXCESS) });
    const shown = resourceOf(operation, sent.exchange.verdict.data);
    return isObject(shown) ? download(probe, operation, shown) : undefined;
  }
}

/** Reads the file by the id that its upload has shown: `/attachments/{id}` after `/tickets/{number}/attachments`. */
async function download(probe: Probe, { url }: Operation, shown: Payload): Promise<void> {
  const kind = lastPartOf(url);
  for (const read of probe.context.operations) {
    const parts = read.url.replace(/\/$/, '').split('/');
    const [, parameter = ''] = /^\{(.+)\}$/.exec(parts.at(-1) ?? '') ?? [];
    const value = shown[parameter] ?? shown['id'];
    if (read.method !== 'GET' || parts.at(-2) !== kind || parameter === '' || value === undefined) continue;
    await askEither(probe, read, { ...probe.requests.filled(read), [parameter]: value });
  }
}

/** Uploads a file of a type or size that the contract forbids, after one that was accepted. */
import { flattened } from '../../core/contract/flattened.ts';
import { isFile } from '../../core/contract/isFile.ts';
import type { ErrorRow, Operation, Payload } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { largestFile } from '../prose/fileSize.ts';
import type { Probe } from './probe.ts';
import { headersOf } from './probe.ts';
import { probeCase } from './probeCase.ts';

/** @param sent an accepted upload */
export async function uploads(probe: Probe, operation: Operation, { case: { ask } }: Sent): Promise<void> {
  if (operation.transport !== 'form' || !operation.answers) return;
  const { properties = {} } = flattened(operation.request, operation.schemas);
  const files = Object.keys(properties).filter((name) =>
    isFile(flattened(properties[name] ?? {}, operation.schemas)),
  );
  const [media, large] = ['415', '413'].map((code) =>
    operation.errors.find((row) => row.code === code && !row.implied),
  );
  const size = largestFile(operation);
  // The form gets a file with `fileContent` and `fileType`. Without a list of allowed types, HTML may be allowed.
  if (media && files.some((name) => operation.fileTypes?.[name]))
    await expectRefusal(
      probe,
      operation,
      { ...ask.payload, fileContent: '<html></html>', fileType: 'text/html' },
      media,
    );
  if (large && size !== undefined && size <= MOST)
    await expectRefusal(
      probe,
      operation,
      // The first line makes it longer than the limit.
      { ...ask.payload, fileContent: `%PDF-1.7\n${' '.repeat(size)}` },
      large,
    );
}

/** Limits above this number of bytes stay untested, so that an upload does not overload the backend. */
const MOST = 12_000_000;

/** Sends a request that the backend must refuse; the code may be another one than that of the row. */
async function expectRefusal(
  probe: Probe,
  operation: Operation,
  payload: Payload,
  row: ErrorRow,
): Promise<void> {
  const headers = headersOf(probe, operation, 'parent');
  if (!headers) return;
  const one = probeCase(operation, 'request-invalid', `file:${row.code}`, {
    ask: { payload, login: 'parent' },
    expect: { kind: 'refused', row, anyhow: true },
  });
  probe.observations.saw(await probe.context.sender.sendIn(headers, one));
}

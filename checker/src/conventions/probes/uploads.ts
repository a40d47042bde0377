/** Uploads a file of a type or size that the contract forbids, after one that was accepted. */
import { flattened } from '../../core/contract/flattened.ts';
import { isFile } from '../../core/contract/isFile.ts';
import { refusalsIn, sentencesOf } from '../../core/contract/sentences.ts';
import type { ErrorRow, Operation, Payload } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { caseOf } from '../../core/plan/case.ts';
import type { Probe } from './probe.ts';
import { headersOf } from './probe.ts';

/** @param sent was taken */
export async function uploads(probe: Probe, operation: Operation, { case: { ask } }: Sent): Promise<void> {
  if (operation.transport !== 'form' || !operation.answers) return;
  const { properties = {} } = flattened(operation.request, operation.schemas);
  const files = Object.keys(properties).filter((name) =>
    isFile(flattened(properties[name] ?? {}, operation.schemas)),
  );
  const [media, large] = ['415', '413'].map((code) =>
    operation.errors.find((row) => row.code === code && !row.implied),
  );
  const described = files.map(
    (name) => flattened(properties[name] ?? {}, operation.schemas).description ?? '',
  );
  const size = largest([
    ...sentencesOf(operation),
    ...refusalsIn(operation, large ? [large] : []),
    ...described,
  ]);
  if (media && files.some((name) => operation.fileTypes?.[name]))
    await refused(
      probe,
      operation,
      { ...ask.payload, fileContent: '<html></html>', fileType: 'text/html' },
      media,
    );
  if (large && size !== undefined && size <= MOST)
    await refused(probe, operation, { ...ask.payload, fileContent: `%PDF-1.7\n${' '.repeat(size)}` }, large);
}

/** A larger one would be a burden. */
const MOST = 12_000_000;

const UNITS: Readonly<Record<string, number>> = { '': 1, k: 1000, ki: 1024, m: 1_000_000, mi: 1_048_576 };

/** `at most 20000 bytes`. A kilobyte may have 1000 or 1024 bytes. */
function largest(texts: readonly string[]): number | undefined {
  for (const text of texts) {
    const [, number = '', unit = ''] =
      /(?:at most|no more than|no larger than|(?:more|larger) than|over|exceeds|超过|大于|up to|max(?:imum)?(?: of)?|不超过)\s*(\d[\d,]*)\s*(k|ki|m|mi)?(?:b\b|bytes?\b|字节)/i.exec(
        text,
      ) ?? [];
    if (number !== '')
      return (
        Number(number.replaceAll(',', '')) * (UNITS[unit.toLowerCase()] ?? 1) * (unit.length === 1 ? 1.05 : 1)
      );
  }
  return undefined;
}

async function refused(probe: Probe, operation: Operation, payload: Payload, row: ErrorRow): Promise<void> {
  const headers = headersOf(probe, operation, 'parent');
  if (!headers) return;
  const one = caseOf(operation, 'request-invalid', `file:${row.code}`, {
    ask: { payload, login: 'parent' },
    expect: { kind: 'refused', row, anyhow: true },
  });
  probe.observations.saw(await probe.context.sender.sendIn(headers, one));
}

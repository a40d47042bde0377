/** Maximum file size, from the text beside an upload and its 413. */
import { flattened } from '../../core/contract/flattened.ts';
import { isFile } from '../../core/contract/isFile.ts';
import { refusalsIn, sentencesOf } from '../../core/contract/sentences.ts';
import { perOperation } from './perOperation.ts';

/** Bytes of a unit: `k` of kB, `ki` of KiB. */
const UNITS: Readonly<Record<string, number>> = { '': 1, k: 1000, ki: 1024, m: 1_000_000, mi: 1_048_576 };

/** `At most 5 MB`, `larger than 200 kB`, `不超过 10MB`: the groups are the number and the unit. */
const AT_MOST =
  /(?:at most|no more than|no larger than|(?:more|larger) than|over|exceeds|超过|大于|up to|max(?:imum)?(?: of)?|不超过)\s*(\d[\d,]*)\s*(k|ki|m|mi)?(?:b\b|bytes?\b|字节)/i;

/** Allowance for a size in kB or MB, whose kilobyte may have 1024 bytes: 1024² is 4.9 % more than 1000². */
const DECIMAL_ALLOWANCE = 1.05;

/** Returns the maximum size in bytes, if the upload has a 413 and a text about it names the size. */
export const largestFile = perOperation((operation): number | undefined => {
  const large = operation.errors.find(({ code, implied }) => code === '413' && !implied);
  if (operation.transport !== 'form' || !large) return undefined;
  const described = Object.values(flattened(operation.request, operation.schemas).properties ?? {})
    .map((part) => flattened(part, operation.schemas))
    .filter(isFile)
    .map(({ description = '' }) => description);
  for (const text of [...sentencesOf(operation), ...refusalsIn(operation, [large]), ...described]) {
    const [, number = '', unit = ''] = AT_MOST.exec(text) ?? [];
    const size = Number(number.replaceAll(',', '')) * (UNITS[unit.toLowerCase()] ?? 1);
    const isDecimal = unit.length === 1;
    if (number !== '') return isDecimal ? size * DECIMAL_ALLOWANCE : size;
  }
  return undefined;
});

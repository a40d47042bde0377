import { uploadVoucher } from '#simulator/world/funds/claims.ts';
import type { Handler } from '../../handler.ts';
import { voucherEntry } from '../wire/claim.ts';

const names = {
  'no-transfer': 'TransferNotFound',
  'file-too-large': 'FileTooLarge',
  'file-type': 'FileTypeNotAllowed',
} as const;

export const uploadClaimVoucher: Handler<'provisional', 'uploadClaimVoucher'> = (
  { transferNo },
  { world, now, files },
) => {
  const uploaded = files?.['file'];
  // The pipeline refuses a form without a file earlier.
  if (uploaded === undefined) return { refuse: 'RequestInvalid' };
  const outcome = uploadVoucher(world, { transferNo, ...uploaded }, now);
  if ('refuse' in outcome) return { refuse: names[outcome.refuse] };
  return { data: voucherEntry(outcome.voucher), world: outcome.world };
};

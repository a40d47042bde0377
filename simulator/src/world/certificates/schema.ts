/** Schema of settlement certificates; the clock decides whether one is ready. */
import { Type, type Static } from 'typebox';
import { CertificateScope, ProductCode } from '#generated/shared/enums.ts';
import { day, moment, record } from '../values/schema.ts';

export const SettleCertificate = record({
  certificateNo: Type.String(),
  product: Type.Enum(ProductCode),
  scope: Type.Enum(CertificateScope),
  /** Only for a period. */
  from: Type.Optional(day),
  to: day,
  appliedAt: moment,
  readyAt: moment,
  pin: Type.String(),
});
export type SettleCertificate = Static<typeof SettleCertificate>;

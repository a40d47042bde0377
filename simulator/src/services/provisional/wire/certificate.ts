/** A settlement certificate on the wire; it is readable once issued. */
import { CertificateStatus } from '#generated/shared/enums.ts';
import { certificateStatus } from '#simulator/world/certificates/certificates.ts';
import type { SettleCertificate } from '#simulator/world/certificates/schema.ts';
import type { Instant } from '#simulator/world/values/calendar.ts';

export const certificateEntry = (certificate: SettleCertificate, now: Instant) => {
  const { product: _product, pin: _pin, ...facts } = certificate;
  const status = certificateStatus(certificate, now);
  return {
    ...facts,
    status,
    ...(status === CertificateStatus.Ready && {
      previewUrl: `/_sim/ext/certificate/${certificate.certificateNo}`,
      fileUrl: `/_sim/ext/certificate-file/${certificate.certificateNo}`,
    }),
  };
};

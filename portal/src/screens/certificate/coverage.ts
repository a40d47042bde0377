import { CertificateScope } from '#generated/shared/enums/CertificateScope.ts';
import type { CertificateValues } from './form.ts';
import type { Coverage } from './queries.ts';

/** Returns the chosen range. @returns undefined while a period is incomplete or ends before it begins */
export function coverageOf({ scope, from, to }: CertificateValues): Coverage | undefined {
  if (scope === CertificateScope.All) return { scope };
  return from !== '' && to !== '' && from <= to ? { scope, from, to } : undefined;
}

import { expect, test } from 'vitest';
import { CertificateScope, ProductCode } from '#generated/shared/enums.ts';
import { makeWorld } from '../baseline.ts';
import type { Given } from '../given.ts';
import { instantOf } from '../values/calendar.ts';
import { applyCertificate, certificateStatus, checkCertificate, type Coverage } from './certificates.ts';

const now = instantOf('2026-11-12', '10:00:00');
const product = ProductCode.EnterprisePurchasing;
const make = (given: Given = {}) => makeWorld(given, { seed: 'x', now });
const all: Coverage = { scope: CertificateScope.All };
const period = (from?: string, to?: string): Coverage => ({ scope: CertificateScope.Period, from, to });

test.each<[string, Given, Coverage, string[]]>([
  ['everything in a company with debts', {}, all, ['BILLS_DUE', 'UNBILLED', 'INSTALMENTS_AHEAD']],
  ['everything in a company without debts', { bills: { none: true } }, all, []],
  ['settled months', {}, period('2026-05-01', '2026-06-30'), []],
  ['a month with open bills', {}, period('2026-11-01', '2026-11-12'), ['BILLS_DUE', 'UNBILLED']],
])('finds the debts of %s', (_, given, coverage, kinds) => {
  const outcome = checkCertificate(make(given), product, coverage, now);
  expect('matters' in outcome && outcome.matters.map(({ kind }) => kind)).toEqual(kinds);
});

test.each<[string, Coverage]>([
  ['without days', period()],
  ['that ends before it begins', period('2026-06-30', '2026-01-01')],
  ['that ends tomorrow', period('2026-01-01', '2026-11-13')],
  ['that begins before the product was opened', period('2020-01-01', '2026-01-01')],
])('refuses a period %s', (_, coverage) =>
  expect(applyCertificate(make(), product, coverage, now)).toEqual({ refuse: 'period' }),
);

test('issues a certificate after half an hour', () => {
  const outcome = applyCertificate(make(), product, period('2026-05-01', '2026-06-30'), now);
  if ('refuse' in outcome) throw new Error(outcome.refuse);
  expect(certificateStatus(outcome.certificate, now)).toBe('PENDING');
  expect(certificateStatus(outcome.certificate, now + 30 * 60_000)).toBe('READY');
});

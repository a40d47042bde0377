/** Requests of home that the specification lists as store actions without their paths. 1 §7 */
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { providerAnswers } from '../../api/testing.ts';
import { levelQuery, medalsQuery } from '../../domain/member/queries.ts';
import { renewalQuery } from '../../domain/quota/queries.ts';
import { renewalOf } from '../../domain/quota/renewal.ts';

const standard = (resultData: unknown) => ({
  body: { resultCode: '0000000', resultMsg: '成功', resultData },
});
const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const pathOf = (requests: readonly Request[]) => new URL(requests[0]!.url).pathname;

afterEach(() => vi.unstubAllGlobals());

test('level data fills the member level', { tags: ['ep-store-level'] }, async () => {
  const level = {
    userLevel: 'V5',
    userTradeAmount: 2_146_800,
    nextUserLevel: 'V6',
    nextLevelNeedTradeAmount: 853_200,
  };
  const { requests } = providerAnswers(standard(level));
  expect(await client().fetchQuery(levelQuery('12003'))).toEqual(level);
  expect(pathOf(requests)).toBe('/jcstd-api/jc/stdjc/page/companyLevel/queryCompanyLevelProgress');
});

test('badge data fills the medals', { tags: ['ep-store-badge'] }, async () => {
  const medals = { timeMedal: true, vipMedal: true, unOverdueMedal: true };
  const { requests } = providerAnswers(standard(medals));
  expect(await client().fetchQuery(medalsQuery('12003'))).toEqual(medals);
  expect(pathOf(requests)).toBe('/jcstd-api/jc/stdjc/page/companyLevel/queryCompanyLevelMedals');
});

test('re-credit data fills the days', { tags: ['ep-store-recredit'] }, async () => {
  const rows = [
    { accessType: 'CREDIT_EXPIRED', operationCode: 'APPLICABLE', data: { daysUntilExpiration: 28 } },
  ];
  const { requests } = providerAnswers(standard(rows));
  expect(renewalOf(await client().fetchQuery(renewalQuery('12003')))).toEqual({ pending: true, days: 28 });
  expect(await requests[0]!.json()).toMatchObject({
    requiredAccessTypeInfoList: [{ accessType: 'CREDIT_EXPIRED' }],
  });
});

import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../api/defaultClient.ts';
import { providerAnswers } from '../api/testing.ts';
import { nicknameQuery, userInfoQuery } from './queries.ts';
import { refetchUser } from './refetchUser.ts';

const FRESH_FOR = 30_000;
const user = {
  jdpin: 'hechuan_cg02',
  nickname: '禾川采购二部',
  companyName: '杭州禾川工业设备有限公司',
  status: '1601',
  acctType: '1902',
  accountStatus: '1601',
  permissionType: 0,
  userTag: 'normal',
} as const;
const success = (resultData: unknown) => ({
  body: { resultCode: '0000000', resultMsg: '成功', resultData },
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns a cache filled by a portal that was opened some time ago. */
function openSince(ms: number) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: FRESH_FOR, retry: false } } });
  queries.setQueryData(userInfoQuery('12003').queryKey, user);
  queries.setQueryData(nicknameQuery('12003').queryKey, { nickname: user.nickname });
  vi.advanceTimersByTime(ms);
  return {
    queries,
    cachedUser: () => queries.getQueryData(userInfoQuery('12003').queryKey),
    name: () => queries.getQueryData(nicknameQuery('12003').queryKey)?.nickname,
  };
}

test(
  "shows a parent's change of the account on the next page",
  { tags: ['acct-freeze-effect'] },
  async () => {
    const { queries, cachedUser, name } = openSince(FRESH_FOR);
    providerAnswers(success({ ...user, nickname: '禾川采购华东', accountStatus: '1602' }), {
      body: { code: '0000', msg: '成功', data: { nickname: '禾川采购华东' } },
    });
    await refetchUser(queries, '12003');
    expect(cachedUser()).toMatchObject({ accountStatus: '1602' });
    expect(name()).toBe('禾川采购华东');
  },
);

test('reuses a fresh response, and requests no nickname if the user is unchanged', async () => {
  const fresh = openSince(FRESH_FOR - 1);
  const none = providerAnswers(success(user));
  await refetchUser(fresh.queries, '12003');
  expect(none.requests).toHaveLength(0);
  const { queries } = openSince(FRESH_FOR);
  const once = providerAnswers(success({ ...user }));
  await refetchUser(queries, '12003');
  expect(once.requests).toHaveLength(1);
});

test("keeps the known user after another user's response and after a failure", async () => {
  for (const answer of [success({ ...user, jdpin: 'hechuan_caigou', acctType: '1901' }), { status: 502 }]) {
    const { queries, cachedUser } = openSince(FRESH_FOR);
    const { requests } = providerAnswers(answer);
    await refetchUser(queries, '12003');
    expect(requests).toHaveLength(1);
    expect(cachedUser()).toEqual(user);
  }
});

import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { providerAnswers } from '../../api/testing.ts';
import { noticesQuery } from './queries.ts';

/** Default time in ms for which the cache keeps an unused response in a browser. Elsewhere the default is unlimited. */
const BROWSER_GC_TIME = 5 * 60_000;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('requests notices once, however long the user stays away from home', async () => {
  const { requests } = providerAnswers({
    body: {
      resultCode: '0',
      resultMsg: '',
      resultData: { code: '00000', data: { sceneSourceAdDtoList: [] } },
    },
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: BROWSER_GC_TIME } } });
  const visitHome = async () => {
    const leave = new QueryObserver(client, noticesQuery('12003')).subscribe(() => undefined);
    await client.ensureQueryData(noticesQuery('12003'));
    leave();
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await visitHome();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  await visitHome();
  expect(requests).toHaveLength(1);
});

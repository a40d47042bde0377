/** Tests the activity service (spec 1 §7). */
import { expect, test } from 'vitest';
import { activity } from '#generated/clients.ts';
import { dataOf, provider } from '../tools/provider.ts';

const input = {
  groupCode: 'QYJC-ACTIVITY-CENTER',
  sceneCode: 'QYJC-PC',
  productCode: '12003',
  channelNo: 'PC',
} as const;

test(
  'returns activities of a group by POST /activity/scene/queryActivityByGroupCode',
  { tags: ['ep-activity-querybygroupcode'] },
  async () => {
    const { call } = await provider();
    const answer = await call('activity', 'queryActivityByGroupCode', input);
    expect(answer.url).toBe('/activity/scene/queryActivityByGroupCode');
    expect(answer.body['code']).toBe('00000');
    expect(dataOf(answer)).toEqual({
      effectiveStartDate: '2026-11-01 00:00:00',
      effectiveEndDate: '2026-12-31 23:59:59',
      activityVoModelList: [
        expect.objectContaining({ activityNo: 'HD20261111001' }),
        expect.objectContaining({ activityNo: 'HD20261111002' }),
      ],
    });
  },
);

test(
  'returns 00000 with data for success, and 99999 without data for a failure',
  { tags: ['client-activity-code-00000'] },
  async () => {
    const succeeds = await provider();
    expect((await succeeds.call('activity', 'queryActivityByGroupCode', input)).body).toMatchObject({
      code: '00000',
      data: { activityVoModelList: expect.any(Array) as unknown },
    });
    const fails = await provider('activity-fault');
    const { body } = await fails.call('activity', 'queryActivityByGroupCode', input);
    expect(body['code']).toBe('99999');
    expect(body).not.toHaveProperty('data');
  },
);

test('returns an empty list to a visitor for an unknown group', async () => {
  const session = await provider('logged-out');
  expect(await activity.queryActivityByGroupCode({ ...input, groupCode: 'QYJC-OTHER' }, session)).toEqual({
    activityVoModelList: [],
  });
});

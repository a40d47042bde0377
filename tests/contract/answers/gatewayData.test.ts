/** Tests members of the gateway's answers that no table of endpoints shows (spec 2 §4, §7). */
import { expect, test } from 'vitest';
import { gateway } from '#generated/clients.ts';
import { provider } from '../tools/provider.ts';

test(
  'returns the data of STD in an inner envelope with resCode 0000000',
  { tags: ['envelope-gw-std-unwrap'] },
  async () => {
    const { call } = await provider();
    const { body } = await call('gateway', 'computeActionCodeVersion', {
      productCode: '12003',
      actionCode: 'INCREASE_LIMIT_ENTRANCE',
    });
    expect(body).toEqual({
      resultCode: '0',
      resultMsg: expect.any(String),
      resultData: { resCode: '0000000', resDesc: expect.any(String), data: { targetVersion: 'OPEN' } },
    });
  },
);

test('returns ads as bizAdList and sceneSourceAdDtoList', { tags: ['entity-ad-lists'] }, async () => {
  const session = await provider('logged-out');
  const recommended = await gateway.queryRecAdList({ sceneCode: 'jc-index' }, session);
  expect(recommended).toHaveProperty('bizAdList.0.adCode', 'jc-index-01');
  const scene = await gateway.querySceneSourceInfo({ sceneCode: 'QYJC-LANDING-BANNER' }, session);
  expect(scene).toHaveProperty('sceneSourceAdDtoList.0.id');
});

test(
  'a notice has nine fields: six common ones, one of a feature, two of a contract',
  { tags: ['entity-upgrade-notice'] },
  async () => {
    const session = await provider('feature-and-contract-notice');
    const [feature, contract] = await gateway.queryAfficheList({}, session);
    const common = [
      'afficheNo',
      'afficheTitle',
      'afficheContent',
      'buttonText',
      'remindBtn',
      'isShowCloseBtn',
    ];
    expect(Object.keys(feature ?? {}).sort()).toEqual([...common, 'jumpPCUrl'].sort());
    expect(Object.keys(contract ?? {}).sort()).toEqual([...common, 'pcUrl', 'upContract'].sort());
  },
);

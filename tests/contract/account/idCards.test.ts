/** Tests the values that the provider reads from uploaded ID cards. */
import { expect, test } from 'vitest';
import { provisional } from '#generated/clients.ts';
import { provider } from '../tools/provider.ts';

const file = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], '身份证.jpg', { type: 'image/jpeg' });

async function afterUpload(scenario: string) {
  const session = await provider(scenario);
  const upload = { materialType: 'LEGAL_ID_FRONT', file } as const;
  const { cards } = await provisional.uploadOpeningFile(upload, session);
  const { application } = await provisional.queryOpening({}, session);
  return { cards, kept: application?.cards, session };
}

test.each([
  [
    'opening-card-read',
    [
      ['legalName', false],
      ['legalIdNo', false],
    ],
    [],
  ],
  [
    'opening-card-doubt',
    [
      ['legalName', false],
      ['legalIdNo', true],
    ],
    [],
  ],
  ['opening-card-failed', [], ['LEGAL_ID_FRONT']],
])(
  'reads the values of an ID card, the same after a reload, in scenario %s: %j',
  { tags: ['far-recognition'] },
  async (scenario, read, unread) => {
    const { cards, kept } = await afterUpload(scenario);
    expect(cards?.read.map(({ field, doubtful }) => [field, doubtful])).toEqual(read);
    expect(cards?.unread).toEqual(unread);
    expect(kept, 'read again after a reload').toEqual(cards);
  },
);

test('offers nothing where the provider does not read cards', { tags: ['far-recognition'] }, async () => {
  const { cards, kept } = await afterUpload('opening-started');
  expect([cards, kept]).toEqual([undefined, undefined]);
});

test('drops the values when the side of the card is removed', { tags: ['far-recognition'] }, async () => {
  const { session } = await afterUpload('opening-card-read');
  const { application } = await provisional.queryOpening({}, session);
  await provisional.removeOpeningFile({ fileId: application?.files[0]?.fileId ?? '' }, session);
  const after = await provisional.queryOpening({}, session);
  expect(after.application?.cards).toEqual({ read: [], unread: [] });
});

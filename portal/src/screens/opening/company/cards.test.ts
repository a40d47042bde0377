import { expect, test } from 'vitest';
import { cardOffers } from './cards.ts';

const front = [{ materialType: 'LEGAL_ID_FRONT' as const }];
const name = { field: 'legalName' as const, value: '沈志远', doubtful: false };
const number = { field: 'legalIdNo' as const, value: '330102197806142820', doubtful: true };
const day = { field: 'legalIdTo' as const, value: '2036-09-12', doubtful: false };

test.each([
  ['', { accepted: false, replaces: undefined }],
  ['沈志远', { accepted: true, replaces: undefined }],
  [' 沈志远 ', { accepted: true, replaces: undefined }],
  ['沈远', { accepted: false, replaces: '沈远' }],
])(
  'offers the name on the card beside the typed "%s": %j',
  { tags: ['far-recognition'] },
  (legalName, offer) => {
    expect(cardOffers({ read: [name], unread: [] }, front, { legalName })).toEqual([{ ...name, ...offer }]);
  },
);

test(
  'keeps the mark of a doubtful value, and offers none of a removed side',
  { tags: ['far-recognition'] },
  () => {
    const offers = cardOffers({ read: [number, day], unread: [] }, front, {});
    expect(offers.map(({ field, doubtful }) => [field, doubtful])).toEqual([['legalIdNo', true]]);
  },
);

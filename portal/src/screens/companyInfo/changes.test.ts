import { expect, test } from 'vitest';
import { companyChangesOf } from './changes.ts';

test(
  'formats changes as the record: the capital with its unit, an empty value as a text',
  { tags: ['info-change'] },
  () => {
    const change = {
      changeNo: 'BG1',
      status: 'REVIEWING',
      submittedAt: '2026-11-12 10:00:00',
      finishedAt: '2026-11-13 12:00:00',
      items: [
        { field: 'registeredCapital', before: '500', after: '2000' },
        { field: 'termTo', before: '2046-05-17' },
        { field: 'officeAddress', after: '西兴街道江陵路336号3层' },
      ],
    } as const;
    const [listed] = companyChangesOf({ changes: [change] as never });
    expect(listed?.items.map(({ before, after }) => [before, after])).toEqual([
      ['500.00万元', '2,000.00万元'],
      ['2046-05-17', '长期'],
      ['未填写', '西兴街道江陵路336号3层'],
    ]);
  },
);

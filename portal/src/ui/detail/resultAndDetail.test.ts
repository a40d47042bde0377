import { expect, test } from 'vitest';
import { sealOf } from '../feedback/resultPanel.ts';
import { layoutOf } from './detailDisplay.ts';

test('a result panel has the seal of its state', { tags: ['entity-result-panel'] }, () => {
  expect(sealOf('success').icon).toBe('octagonCheck');
  expect(sealOf('fail').icon).toBe('danger');
  expect(sealOf('waiting').icon).toBe('octagonClock');
});

test(
  'a detail display: title, subtitle, columns, label width, the latter two by default 2 and 120',
  { tags: ['entity-detail-display', 'detail-columns-default', 'detail-labelwidth-default'] },
  () => {
    expect(layoutOf({ title: '' })).toEqual({ columns: 2, labelWidth: 120 });
    expect(layoutOf({ title: '', columns: 3, labelWidth: 96 })).toEqual({ columns: 3, labelWidth: 96 });
  },
);

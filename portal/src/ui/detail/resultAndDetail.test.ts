import { expect, test } from 'vitest';
import { sealOf } from '../feedback/resultPanel.ts';
import { layoutOf } from './detailDisplay.ts';

test('gives a result panel the seal of its state', { tags: ['entity-result-panel'] }, () => {
  expect(sealOf('success').icon).toBe('octagonCheck');
  expect(sealOf('fail').icon).toBe('danger');
  expect(sealOf('waiting').icon).toBe('octagonClock');
});

test(
  'fills columns and label width, by default 2 and 120',
  { tags: ['entity-detail-display', 'detail-columns-default', 'detail-labelwidth-default'] },
  () => {
    expect(layoutOf({ title: '' })).toEqual({ columns: 2, labelWidth: 120 });
    expect(layoutOf({ title: '', columns: 3, labelWidth: 96 })).toEqual({ columns: 3, labelWidth: 96 });
  },
);

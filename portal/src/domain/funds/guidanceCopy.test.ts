import { expect, test } from 'vitest';
import { guidanceCopy } from './guidanceCopy.ts';

test.each([
  [120, '预计2小时内到账'],
  [90, '预计90分钟内到账'],
  [1440, '预计1天内到账'],
  [undefined, '到账时间见申请页的预计到账'],
])('describes a transfer out of %s minutes', (minutes, text) =>
  expect(guidanceCopy.message(minutes)).toContain(text),
);

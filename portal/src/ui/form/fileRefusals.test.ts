import { expect, test } from 'vitest';
import { fileRefusals } from './fileRefusals.ts';

const limits = { maxFileBytes: 10_485_760, fileTypes: ['image/png', 'image/jpeg', 'application/pdf'] };
const jpeg = { size: 482_113, type: 'image/jpeg' };

test.each([
  [jpeg, 1, 1, undefined],
  [{ size: 10_485_760, type: 'application/pdf' }, 1, 1, undefined],
  [{ size: 10_485_761, type: 'application/pdf' }, 1, 1, '文件不能超过10MB'],
  [{ size: 10, type: 'image/gif' }, 1, 1, '仅支持PNG、JPG、PDF格式的文件'],
  [{ size: 10, type: '' }, 1, 1, '仅支持PNG、JPG、PDF格式的文件'],
  [jpeg, 0, 1, '该资料份数已满'],
  [jpeg, 1, 0, '文件总数已达上限'],
])('checks the file %j while %s of its kind and %s in all may follow: %s', (file, ofKind, inAll, problem) => {
  expect(fileRefusals([file], { limits, ofKind, inAll })).toEqual([problem]);
});

test('a refused file leaves its room to the next one of the same choice', () => {
  const gif = { size: 10, type: 'image/gif' };
  expect(fileRefusals([gif, jpeg, jpeg], { limits, ofKind: 1 })).toEqual([
    '仅支持PNG、JPG、PDF格式的文件',
    undefined,
    '该资料份数已满',
  ]);
});

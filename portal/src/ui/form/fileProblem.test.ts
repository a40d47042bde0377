import { expect, test } from 'vitest';
import { fileProblem } from './fileProblem.ts';

test.each([
  ['application/pdf', 10_485_760, undefined],
  ['application/pdf', 10_485_761, '文件不能超过10MB'],
  ['image/gif', 10, '仅支持PNG、PDF格式的文件'],
])('checks a file of type %s with %s bytes: %s', (type, size, problem) => {
  expect(
    fileProblem({ type, size }, { maxFileBytes: 10_485_760, fileTypes: ['image/png', 'application/pdf'] }),
  ).toBe(problem);
});

import { expect, test } from 'vitest';
import { generalRows, namesOfStatus, stateNamesOf } from './codeTable.ts';

const about = `
| Status | Code | Meaning |
| --- | --- | --- |
| 400 | \`INVALID_ARGUMENT\` | a wrong request |
| 400 | Order.Locked | wrong in its present state |
| 409 | 10 | ABORTED: the etag is not current |
| 422 | 50_004 | the amount is too large |
| 423 | locked | another client writes |
`;

test.each([
  ['400', ['INVALID_ARGUMENT', 'Order.Locked']],
  ['409', ['ABORTED']],
  ['422', ['50_004']],
  // A word in lower case may be any word of the text.
  ['423', []],
  ['404', []],
])('finds the names of %s in a table', (code, names) => {
  expect(namesOfStatus(about, code)).toEqual(names);
});

test('assigns gRPC names to their HTTP status without a table', () => {
  expect(namesOfStatus('Fails with NOT_FOUND or ABORTED.', '404')).toEqual(['NOT_FOUND']);
  expect(namesOfStatus('Fails with NOT_FOUND or ABORTED.', '409')).toEqual(['ABORTED']);
});

test.each([
  ['400', ['Order.Locked']],
  ['409', []],
])('finds the names of %s that refuse a state', (code, names) => {
  expect(stateNamesOf(about, code)).toEqual(names);
});

test('reads the codes of an envelope, one row for each reason', () => {
  const table =
    '| code | 含义 |\n| --- | --- |\n| 200 | 成功 |\n| 401 | 未登录 |\n| 500 | 参数不正确，或当前状态不允许该操作 |';
  const rows = generalRows(table, ['200'], { file: 'a.json', line: 1 });
  expect(rows.map(({ code, when }) => [code, when])).toEqual([
    ['401', 'unauthenticated'],
    ['500', 'request-invalid'],
    ['500', 'state'],
  ]);
});

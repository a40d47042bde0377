import { expect, test } from 'vitest';
import { operation, rules } from '../fixtures/ourContracts.ts';

test.each([
  ['an unknown code', { code: 'zzz', msg: 'x' }, ['/code enum']],
  ['no code', {}, ['/code required']],
  ['an unknown word', { error: 'x' }, ['/code required', '/error enum']],
  ['the word of a missing login', { error: 'notlogin' }, []],
])('names the members that select no branch, in a legacy response with %s', (_, document, wanted) => {
  const violations = rules.validators.response(operation('legacy.searchSubAcct'), document);
  expect(violations.map(({ pointer, keyword }) => `${pointer} ${keyword}`)).toEqual(wanted);
});

import { expect, test } from 'vitest';
import { countedStates } from './countedStates.ts';

test.each<[string, string[] | undefined]>([
  ['Claims that are filed or assessed.', ['filed', 'assessed']],
  ['Number of claims that are `settled`, `rejected` or `filed`', ['settled', 'rejected', 'filed']],
  ['Claims which are settled', ['settled']],
  ['Claims in status filed or assessed', ['filed', 'assessed']],
  ['Number of claims whose status is `filed`.', ['filed']],
  ['Filed or assessed claims.', ['filed', 'assessed']],
  ['Number of filed claims', ['filed']],
  ['All claims.', undefined],
  ['Newly filed claims.', undefined],
  ['Claims that are filed or assessed this year.', undefined],
  ['Claims that are filed and not yet assessed.', undefined],
  ['Claims that are filed or open.', undefined],
  ['Policies that are filed or assessed.', undefined],
  ['Claims of the caller that are filed.', undefined],
])('reads the states that a number counts from "%s"', (description, expected) => {
  expect(countedStates(description, 'claims', ['filed', 'assessed', 'settled', 'rejected'])).toEqual(
    expected,
  );
});

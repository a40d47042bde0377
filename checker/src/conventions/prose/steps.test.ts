/** State transitions as contracts write them. */
import { expect, test } from 'vitest';
import { stepsIn } from './steps.ts';

const STATES = ['draft', 'paid', 'shipped', 'cancelled'];
const stepsOf = (text: string): string[] =>
  [...stepsIn(text, STATES)].flatMap(([from, to]) => [...to].map((each) => `${from} ${each}`)).sort();

test.each<[string, string[]]>([
  ['draft -> paid -> shipped', ['draft paid', 'paid shipped']],
  ['draft → paid, cancelled; paid → shipped', ['draft cancelled', 'draft paid', 'paid shipped']],
  ['draft -> paid -> shipped, draft -> cancelled', ['draft cancelled', 'draft paid', 'paid shipped']],
  ['`draft` => `paid`. `paid` => `shipped`.', ['draft paid', 'paid shipped']],
  ['draft or paid → cancelled', ['draft cancelled', 'paid cancelled']],
  ['pay: draft → paid (once), ship: paid → shipped', ['draft paid', 'paid shipped']],
  ['draft → paid; any but shipped → cancelled', ['draft cancelled', 'draft paid', 'paid cancelled']],
  ['any → cancelled', ['draft cancelled', 'paid cancelled', 'shipped cancelled']],
  ['it goes from draft to paid', []],
  // A word beside an arrow that is no state makes the text unreadable.
  ['pay → paid; ship → shipped', []],
  ['draft → paid → done', []],
  ['new orders → draft → paid', []],
])('reads the steps of "%s"', (text, expected) => {
  expect(stepsOf(text)).toEqual(expected);
});

import { expect, test } from 'vitest';
import { holdsInState } from './saidStates.ts';

const states = ['open', 'held', 'cancelled', 'expired'];
test.each<[string, string[] | undefined]>([
  ['While one is open or `held`, a second one is refused.', ['open', 'held']],
  ['Refused beside an open one, ignoring case.', ['open']],
  ['Refused beside another one, cancelled ones aside.', ['open', 'held', 'expired']],
  ['Refused beside another one, ignoring cancelled and expired ones.', ['open', 'held']],
  ['Refused beside another one; cancelled ones are not counted.', ['open', 'held', 'expired']],
  ['Refused beside another one that is not cancelled.', ['open', 'held', 'expired']],
  ['Refused beside another one that is not yet cancelled or expired.', ['open', 'held']],
  ['Refused beside a non-cancelled one.', ['open', 'held', 'expired']],
  ['Refused beside an open one that is not expired.', ['open']],
  ['A second one is refused.', undefined],
])('reads the states for which a rule holds: %s', (text, expected) => {
  const holds = states.map((state) => holdsInState([text], state, states));
  expect(holds).toEqual(states.map((state) => expected?.includes(state)));
});

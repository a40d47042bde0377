import type { Check } from '../../judging/check.ts';
import { none, one } from '../../judging/check.ts';

export const answered: Check = {
  id: 'answered',
  title: 'the request gets a response',
  first: true,
  // The check `in-time` judges a timeout.
  judge: ({ got: { lost } }) => (lost && lost.kind !== 'timeout' ? one(`no answer: ${lost.message}`) : none),
};

import type { Check } from '../../judging/check.ts';
import { none, one } from '../../judging/check.ts';

export const inTime: Check = {
  id: 'in-time',
  title: 'the response comes within the time limit of the client',
  first: true,
  judge: ({ got, operation, rules }) => {
    const limit = rules.timeLimit ?? operation.timeLimit;
    return got.lost?.kind === 'timeout' || got.ms > limit ? one(`no whole answer within ${limit} ms`) : none;
  },
};

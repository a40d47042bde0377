import { answerOf } from '../contract/answers.ts';
import type { Check } from './check.ts';

/** A header that the contract demands of an answer. */
export const header: Check = {
  id: 'header',
  title: 'the answer has the headers that the contract demands',
  judge: ({ operation, got }) => {
    const { headers } = got;
    if (!headers) return [];
    return (answerOf(operation, got.status)?.headers ?? [])
      .filter(({ name, required }) => required && headers[name.toLowerCase()] === undefined)
      .map(({ name }) => ({ message: `the header ${name} is missing`, pointer: `header ${name}` }));
  },
};

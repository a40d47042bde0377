import type { Check } from './check.ts';
import { none, one } from './check.ts';
import { isHttpRefusal } from './class.ts';

export const contentType: Check = {
  id: 'content-type',
  title: 'the answer is application/json',
  judge: (exchange) => {
    const { type } = exchange.got;
    if (isHttpRefusal(exchange) || /^application\/json\s*(;|$)/i.test(type)) return none;
    return one(`content type ${type === '' ? 'missing' : type}, not application/json`);
  },
};

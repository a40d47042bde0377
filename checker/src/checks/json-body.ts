import type { Check } from './check.ts';
import { none, one } from './check.ts';
import { isHttpRefusal } from './class.ts';

export const jsonBody: Check = {
  id: 'json-body',
  title: 'the body is JSON',
  first: true,
  judge: (exchange) =>
    exchange.document !== undefined || isHttpRefusal(exchange)
      ? none
      : one(exchange.got.text === '' ? 'an empty body' : `no JSON: ${exchange.got.text.slice(0, 60)}`),
};

import type { Check } from './check.ts';
import { none, one } from './check.ts';
import { isHttpRefusal } from './class.ts';

/** The provider answers refusals with HTTP 200 too; the code tells them apart (spec 1 §8). */
export const httpStatus: Check = {
  id: 'http-status',
  title: 'the answer is HTTP 200',
  first: true,
  judge: (exchange) => {
    const { status, location } = exchange.got;
    if (status === 200 || isHttpRefusal(exchange)) return none;
    return one(`HTTP ${status}${location === undefined ? '' : ` to ${location}`}, not 200`);
  },
};

import { expect, test } from 'vitest';
import { limitSaid } from './limitSaid.ts';

test.each([
  ['Harvested on this day or later', 'included'],
  ['On or before this moment', 'included'],
  ['The last day, inclusive', 'included'],
  ['Both days included', 'included'],
  ['Up to and including this week', 'included'],
  ['预约日期止(含)', 'included'],
  ['开始充电的日期，含当天', 'included'],
  ['Leases that end before this day (this day not included)', 'excluded'],
  ['Before this time (exclusive)', 'excluded'],
  ['Sown strictly after it', 'excluded'],
  ['Sailings until then; the day itself is not included', 'excluded'],
  ['Born before that day, so that those born on the day itself are left out', 'excluded'],
  ['Up to this weight, not including it', 'excluded'],
  ['The last day, excluding the day', 'excluded'],
  ['Until the harvest, which is not included', 'excluded'],
  ['下单时间，不含', 'excluded'],
  ['The last day, drafts not included', 'unclear'],
  ['On this day or earlier, excluding weekends', 'unclear'],
  ['Not inclusive of this day', 'unclear'],
  ['The first day, inclusive; the last day is not included', 'unclear'],
  ['The price, inclusive of tax', undefined],
  ['The last day, drafts included', undefined],
  ['Moored until then', undefined],
])('reads whether a filter shows its limit: %s', (text, said) => {
  expect(limitSaid(text)).toBe(said);
});

/** Numbers of records: a prefix, the day, and a serial number in the world. */
import { dayOf, type Day, type Instant } from './calendar.ts';

export const digitsOf = (day: Day): string => day.replaceAll('-', '');

export const numberOf = (prefix: string, now: Instant, serial: number): string =>
  `${prefix}${digitsOf(dayOf(now))}${String(serial).padStart(8, '0')}`;

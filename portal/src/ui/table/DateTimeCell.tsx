import { NO_VALUE } from '../../format/date.ts';
import { TwoLines } from './TwoLines.tsx';

/** YYYY-MM-DD HH:mm:ss on two lines: the day, the time below. */
export function DateTimeCell({ value }: { readonly value: string | undefined }) {
  if (value === undefined) return NO_VALUE;
  const [day, time] = value.split(' ');
  return <TwoLines below={time}>{day}</TwoLines>;
}

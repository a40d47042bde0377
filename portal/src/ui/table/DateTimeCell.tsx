import { EMPTY_DATE } from '../../format/date.ts';
import { TwoLines } from './TwoLines.tsx';

/** YYYY-MM-DD HH:mm:ss on two lines: the day, the time below. */
export function DateTimeCell({ value }: { readonly value: string | undefined }) {
  if (value === undefined) return EMPTY_DATE;
  const [day, time] = value.split(' ');
  return <TwoLines below={time}>{day}</TwoLines>;
}

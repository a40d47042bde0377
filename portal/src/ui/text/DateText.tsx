import { formatDate } from '../../format/date.ts';
import type { FactMark } from '../fact/factMark.ts';

interface DateTextProps {
  readonly value: string | null | undefined;
  readonly format?: string | undefined;
  readonly fact?: FactMark | undefined;
}

/** A date as a `<time>` element; a missing one as the placeholder of formatDate. */
export function DateText({ value, format, fact }: DateTextProps) {
  return value ? (
    <time dateTime={value} {...fact}>
      {formatDate(value, format)}
    </time>
  ) : (
    <span {...fact}>{formatDate(value)}</span>
  );
}

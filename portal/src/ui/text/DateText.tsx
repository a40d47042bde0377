import { formatDate } from '../../format/date.ts';

interface DateTextProps {
  readonly value: string | null | undefined;
  readonly format?: string | undefined;
}

export function DateText({ value, format }: DateTextProps) {
  return value ? <time dateTime={value}>{formatDate(value, format)}</time> : <span>{formatDate(value)}</span>;
}

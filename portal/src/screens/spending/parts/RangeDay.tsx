import { useState } from 'react';
import { DateBox } from '#portal/ui/control/DateBox.tsx';
import { readDate } from '#portal/ui/control/dateText.ts';

interface RangeDayProps {
  readonly label: string;
  /** YYYY-MM-DD, from the URL. */
  readonly value: string;
  readonly max: string;
  readonly invalid: boolean;
  readonly onChange: (day: string) => void;
}

/** The first or last day of the period. The URL takes whole days only, so the text being typed is kept here. */
export function RangeDay({ label, value, max, invalid, onChange }: RangeDayProps) {
  const [typed, setTyped] = useState({ text: value, urlDay: value });
  // The typed text counts until the URL gets another day: a whole typed one, or by Back or a choice of months.
  const text = typed.urlDay === value ? typed.text : value;
  return (
    <DateBox
      name={label}
      unit="day"
      value={text}
      max={max}
      invalid={invalid}
      onChange={(next) => {
        setTyped({ text: next, urlDay: value });
        if (readDate(next, 'day') === next) onChange(next);
      }}
      // Figures of another day must not stand below a text that is no day.
      onBlur={() => {
        if (readDate(text, 'day') !== undefined || value === '') return;
        setTyped({ text, urlDay: '' });
        onChange('');
      }}
    />
  );
}

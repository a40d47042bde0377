import { useId } from 'react';
import { filters as copy } from '../../copy/ui.ts';
import { words } from '../../copy/words.ts';
import { DateBox } from '../control/DateBox.tsx';
import { readDate } from '../control/dateText.ts';
import { SelectBox } from '../control/SelectBox.tsx';
import type { FilterControl } from './controls.ts';
import { DaysControl } from './DaysControl.tsx';

interface FilterFieldProps {
  readonly control: FilterControl<string>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One control of a filter bar under its label; the bar says how they look. */
export function FilterField({ control, value, onChange }: FilterFieldProps) {
  const id = useId();
  switch (control.kind) {
    case 'custom':
      return <div>{control.render(value, onChange)}</div>;
    case 'days':
      return (
        <div role="group" aria-labelledby={id}>
          <span id={id} className="label">
            {control.label}
          </span>
          <DaysControl value={value} onChange={onChange} />
        </div>
      );
    case 'select':
      return (
        <div>
          <label htmlFor={id} className="label">
            {control.label}
          </label>
          <SelectBox
            id={id}
            className="control"
            options={[{ value: '', label: copy.all }, ...control.options]}
            value={value}
            onChange={onChange}
          />
        </div>
      );
    case 'month':
      return (
        <div>
          <label htmlFor={id} className="label">
            {control.label}
          </label>
          <DateBox
            id={id}
            unit="month"
            value={value}
            onChange={onChange}
            // What is no month is not asked for, so it does not stay there either.
            onBlur={() => onChange(readDate(value, 'month') ?? '')}
          />
        </div>
      );
    case 'text':
      return (
        <div>
          <label htmlFor={id} className="label">
            {control.label}
          </label>
          <input
            id={id}
            className="control"
            value={value}
            maxLength={64}
            autoComplete="off"
            placeholder={words.input}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      );
  }
}

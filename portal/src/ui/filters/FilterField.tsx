import { useId } from 'react';
import { filters as copy } from '../../copy/ui.ts';
import { words } from '../../copy/words.ts';
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
          <select
            id={id}
            className="control"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            <option value="">{copy.all}</option>
            {control.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
      );
    case 'text':
    case 'month':
      return (
        <div>
          <label htmlFor={id} className="label">
            {control.label}
          </label>
          <input
            id={id}
            className="control"
            type={control.kind}
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

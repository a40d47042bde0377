import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';
import { filters as copy } from '../../copy/widgets.ts';
import { words } from '../../copy/words.ts';
import { controlStyle } from '../controlStyle.ts';
import type { FilterControl } from './controls.ts';
import { DaysControl } from './DaysControl.tsx';

interface FilterFieldProps {
  readonly control: FilterControl<string>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One control of a filter bar under its label. */
export function FilterField({ control, value, onChange }: FilterFieldProps) {
  const id = useId();
  switch (control.kind) {
    case 'custom':
      return <Box sx={{ minWidth: 0 }}>{control.render(value, onChange)}</Box>;
    case 'days':
      return (
        <Box role="group" aria-labelledby={id} sx={{ minWidth: 0 }}>
          <FilterLabel id={id}>{control.label}</FilterLabel>
          <DaysControl value={value} onChange={onChange} />
        </Box>
      );
    case 'select':
      return (
        <Box sx={{ minWidth: 0 }}>
          <FilterLabel htmlFor={id}>{control.label}</FilterLabel>
          <Box
            component="select"
            id={id}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            sx={[controlStyle, { width: '100%' }]}
          >
            <option value="">{copy.all}</option>
            {control.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Box>
        </Box>
      );
    case 'text':
    case 'month':
      return (
        <Box sx={{ minWidth: 0 }}>
          <FilterLabel htmlFor={id}>{control.label}</FilterLabel>
          <Box
            component="input"
            id={id}
            type={control.kind}
            value={value}
            maxLength={64}
            autoComplete="off"
            placeholder={words.input}
            onChange={(event) => onChange(event.target.value)}
            sx={[controlStyle, { width: '100%', px: 3 }]}
          />
        </Box>
      );
  }
}

interface FilterLabelProps {
  readonly id?: string;
  readonly htmlFor?: string;
  readonly children: ReactNode;
}

function FilterLabel({ id, htmlFor, children }: FilterLabelProps) {
  return (
    <Box
      component={htmlFor ? 'label' : 'span'}
      id={id}
      {...(htmlFor ? { htmlFor } : {})}
      sx={{ display: 'block', mb: 1, fontSize: 12, lineHeight: '20px', color: 'text.secondary' }}
    >
      {children}
    </Box>
  );
}

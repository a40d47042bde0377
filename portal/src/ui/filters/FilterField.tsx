import { memo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { filters as copy } from '../../copy/ui.ts';
import { words } from '../../copy/words.ts';
import { wordsTyped } from '../../format/typed.ts';
import { MonthField } from '../form/DateField.tsx';
import { pasteLines } from '../form/pasteLines.ts';
import { PeriodField } from '../form/PeriodField.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { TextField } from '../form/TextField.tsx';
import { PERIOD, type FilterControl, type FilterTexts } from './controls.ts';
import { RECENT_DAYS } from './period.ts';

interface FilterFieldProps {
  readonly form: UseFormReturn<FilterTexts, unknown, FilterTexts>;
  readonly filter: FilterControl<string>;
}

/**
 * One control of a filter bar, as a field of the form kit. Memoised: a form renders a second time as soon as it stands, and
 * each field hears of its own changes by itself.
 */
export const FilterField = memo(function FilterField({ form, filter }: FilterFieldProps) {
  const { control } = form;
  switch (filter.kind) {
    case 'custom':
      return filter.render({ control, name: filter.name });
    case 'period':
      return <PeriodField form={form} label={filter.label} names={PERIOD} quick={recent} />;
    case 'select': {
      const options = [{ value: '', label: copy.all }, ...filter.options];
      return <SelectField control={control} name={filter.name} label={filter.label} options={options} />;
    }
    case 'month':
      return <MonthField control={control} name={filter.name} label={filter.label} />;
    case 'text':
      return (
        <TextField
          control={control}
          name={filter.name}
          label={filter.label}
          placeholder={words.input}
          input={{ maxLength: 64 }}
        />
      );
    case 'numbers':
      return (
        <TextField
          control={control}
          name={filter.name}
          label={filter.label}
          placeholder={copy.severalNumbers}
          settle={wordsTyped}
          onPaste={pasteLines}
        />
      );
  }
});

const recent = RECENT_DAYS.map((value) => ({ value, label: copy.days[value] }));

import Box from '@mui/material/Box';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { dates as copy } from '../../copy/form.ts';
import { DateBox } from '../control/DateBox.tsx';
import { readDate } from '../control/dateText.ts';
import type { SelectOption } from '../control/SelectBox.tsx';
import { GroupFrame } from './GroupFrame.tsx';
import { QuickChoices } from './QuickChoices.tsx';
import { textOf, useField, type TextName } from './useField.ts';

interface PeriodFieldProps<Values extends FieldValues, Sent> {
  readonly form: UseFormReturn<Values, unknown, Sent>;
  readonly label: string;
  /** The fields that it fills in: one of the quick choices, or the first and the last day, YYYY-MM-DD. */
  readonly names: Readonly<Record<'quick' | 'from' | 'to', TextName<Values>>>;
  readonly quick: readonly SelectOption[];
}

/** A period: one of a few that end today, or from one day to another; the one takes the place of the other. */
export function PeriodField<Values extends FieldValues, Sent>(props: PeriodFieldProps<Values, Sent>) {
  const { form, label, names } = props;
  const { control } = form;
  const { isSubmitted } = useFormState({ control });
  const quick = useField({ control, name: names.quick, label });
  const from = useField({ control, name: names.from, label: copy.from });
  const to = useField({ control, name: names.to, label: copy.to });
  const days = { from: textOf(from.value), to: textOf(to.value) };
  const chooseDays = (chosen: typeof days) => {
    from.set(chosen.from);
    to.set(chosen.to);
    if (chosen.from !== '' || chosen.to !== '') quick.set('');
    // What is wrong between the two may be mended in either.
    if (isSubmitted) void form.trigger([names.from, names.to]);
  };
  const problem = from.problem ?? to.problem;
  const box = (field: typeof from, name: string) => ({
    ref: field.props.ref,
    name,
    unit: 'day' as const,
    className: 'field-control',
    onBlur: field.props.onBlur,
    invalid: field.props['aria-invalid'],
    describedBy: problem === undefined ? undefined : from.noteId,
  });
  return (
    <GroupFrame noteId={from.noteId} label={label} problem={problem}>
      <Box sx={rowStyle}>
        <QuickChoices
          options={props.quick}
          value={textOf(quick.value)}
          onChange={(chosen) => {
            quick.set(chosen);
            chooseDays({ from: '', to: '' });
          }}
        />
        <Box sx={daysStyle}>
          <DateBox
            {...box(from, copy.from)}
            value={days.from}
            max={readDate(days.to, 'day')}
            onChange={(day) => chooseDays({ ...days, from: day })}
          />
          <span aria-hidden>{copy.until}</span>
          <DateBox
            {...box(to, copy.to)}
            value={days.to}
            min={readDate(days.from, 'day')}
            onChange={(day) => chooseDays({ ...days, to: day })}
          />
        </Box>
      </Box>
    </GroupFrame>
  );
}

/** Beside each other where there is room, else below each other. */
const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  '& > :first-of-type': { flex: '1 1 200px' },
} as const;

const daysStyle = { flex: '2 1 268px', minWidth: 0, display: 'flex', alignItems: 'center', gap: 2 } as const;

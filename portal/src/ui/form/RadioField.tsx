import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { FieldPath, FieldValues, PathValue } from 'react-hook-form';
import { GroupFrame } from './GroupFrame.tsx';
import { useField, type FieldProps } from './useField.ts';

interface RadioFieldProps<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Sent,
> extends FieldProps<Values, Name, Sent> {
  readonly options: readonly { readonly value: PathValue<Values, Name>; readonly label: string }[];
}

/** Field that chooses one of a few options by radio buttons. */
export function RadioField<Values extends FieldValues, Name extends FieldPath<Values>, Sent>(
  props: RadioFieldProps<Values, Name, Sent>,
) {
  const { label, hint, options } = props;
  const { id, noteId, problem, value, set, props: field } = useField(props);
  // A radio's value is a text, so options are identified by index.
  const chosen = options.findIndex((option) => option.value === value);
  return (
    <GroupFrame noteId={noteId} label={label} hint={hint} problem={problem}>
      <RadioGroup
        row
        sx={choicesStyle}
        name={id}
        value={String(chosen)}
        onChange={(event) => set(options[Number(event.target.value)]?.value)}
        onBlur={field.onBlur}
      >
        {options.map((option, index) => (
          <FormControlLabel
            key={option.label}
            value={String(index)}
            label={option.label}
            disabled={field.disabled}
            control={<Radio slotProps={{ input: index === Math.max(chosen, 0) ? { ref: field.ref } : {} }} />}
          />
        ))}
      </RadioGroup>
    </GroupFrame>
  );
}

/** In columns on a phone, where a row would wrap anywhere. */
const choicesStyle = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // The column gap separates them: eight characters fit on one line at 375 px.
  '& > label': { mr: { xs: 0, sm: 6 } },
} as const;

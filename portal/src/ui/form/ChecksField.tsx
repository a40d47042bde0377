import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { CheckBox } from './CheckBox.tsx';
import { GroupFrame } from './GroupFrame.tsx';
import { useField, type FieldProps } from './useField.ts';

type ChoicesName<Values extends FieldValues> = FieldPathByValue<Values, string[]>;

interface ChecksFieldProps<
  Values extends FieldValues,
  Name extends ChoicesName<Values>,
  Sent,
> extends FieldProps<Values, Name, Sent> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Field that chooses several of a few options by check boxes. */
export function ChecksField<Values extends FieldValues, Name extends ChoicesName<Values>, Sent>({
  options,
  ...props
}: ChecksFieldProps<Values, Name, Sent>) {
  const { noteId, problem, value, set, props: field } = useField(props);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const toggle = (option: string, checked: boolean) =>
    set(
      options.map((each) => each.value).filter((each) => (each === option ? checked : chosen.includes(each))),
    );
  return (
    <GroupFrame noteId={noteId} label={props.label} hint={props.hint} problem={problem} role="group">
      <Box sx={choicesStyle}>
        {options.map((option, index) => (
          <FormControlLabel
            key={option.value}
            label={option.label}
            control={
              <CheckBox
                checked={chosen.includes(option.value)}
                onChange={(checked) => toggle(option.value, checked)}
                onBlur={field.onBlur}
                ref={index === 0 ? field.ref : undefined}
              />
            }
          />
        ))}
      </Box>
    </GroupFrame>
  );
}

/** In columns on a phone, where a row would wrap anywhere. */
const choicesStyle = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  flexWrap: 'wrap',
  gap: '8px 24px',
  py: 2,
} as const;

import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { CheckBox } from './CheckBox.tsx';
import { FieldNote } from './FieldNote.tsx';
import { useField, type FieldProps } from './useField.ts';

type FlagName<Values extends FieldValues> = FieldPathByValue<Values, boolean>;

interface CheckboxFieldProps<
  Values extends FieldValues,
  Name extends FlagName<Values>,
  Sent,
> extends FieldProps<Values, Name, Sent> {
  /** Runs before it is ticked; false leaves it unticked. */
  readonly onTick?: () => boolean;
  /** Beside the label. */
  readonly beside?: ReactNode;
}

/** Field with one check box, for a yes or no. */
export function CheckboxField<Values extends FieldValues, Name extends FlagName<Values>, Sent>(
  props: CheckboxFieldProps<Values, Name, Sent>,
) {
  const { label, hint, onTick, beside } = props;
  const { noteId, problem, value, set, props: field } = useField(props);
  const { ref, onBlur, disabled, ...aria } = field;
  return (
    <FormControl error={problem !== undefined} fullWidth>
      <div>
        <FormControlLabel
          label={label}
          disabled={disabled}
          control={
            <CheckBox
              checked={value === true}
              onChange={(checked) => {
                if (!checked || onTick === undefined || onTick()) set(checked);
              }}
              onBlur={onBlur}
              ref={ref}
              {...aria}
            />
          }
        />
        {beside}
      </div>
      <FieldNote id={noteId} problem={problem} hint={hint} />
    </FormControl>
  );
}

import type { FieldValues } from 'react-hook-form';
import { DateBox, type DateBoxProps } from '../control/DateBox.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { textOf, useField, type FieldProps, type TextName } from './useField.ts';

interface DateFieldProps<Values extends FieldValues, Name extends TextName<Values>, Sent>
  extends FieldProps<Values, Name, Sent>, Pick<DateBoxProps, 'min' | 'max'> {
  readonly unit?: DateBoxProps['unit'] | undefined;
  readonly width?: number | undefined;
}

/** A day, YYYY-MM-DD. */
export function DateField<Values extends FieldValues, Name extends TextName<Values>, Sent>(
  props: DateFieldProps<Values, Name, Sent>,
) {
  const { unit = 'day', min, max, width } = props;
  const { id, frame, value, set, props: field } = useField(props);
  const { ref, onBlur, disabled, ...aria } = field;
  return (
    <FieldFrame {...frame} width={width}>
      <DateBox
        id={id}
        ref={ref}
        className="field-control"
        unit={unit}
        value={textOf(value)}
        onChange={set}
        onBlur={onBlur}
        min={min}
        max={max}
        disabled={disabled}
        invalid={aria['aria-invalid']}
        describedBy={aria['aria-describedby']}
      />
    </FieldFrame>
  );
}

/** A month, YYYY-MM. */
export const MonthField = <Values extends FieldValues, Name extends TextName<Values>, Sent>(
  props: Omit<DateFieldProps<Values, Name, Sent>, 'unit'>,
) => <DateField {...props} unit="month" />;

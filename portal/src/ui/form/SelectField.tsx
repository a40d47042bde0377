import type { FieldPathByValue, FieldValues, PathValue } from 'react-hook-form';
import { words } from '../../copy/words.ts';
import { IconButton } from '../button/IconButton.tsx';
import { SelectBox, type SelectOption } from '../control/SelectBox.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { useField, type FieldProps } from './useField.ts';

type ChoiceName<Values extends FieldValues> = FieldPathByValue<Values, string | number | undefined>;

interface SelectFieldProps<
  Values extends FieldValues,
  Name extends ChoiceName<Values>,
  Sent,
> extends FieldProps<Values, Name, Sent> {
  readonly options: readonly SelectOption<NonNullable<PathValue<Values, Name>> & (string | number)>[];
  readonly width?: number | undefined;
  /** Label of a button that empties it. */
  readonly clear?: string;
}

/** Field that chooses one option of a list that opens. */
export function SelectField<Values extends FieldValues, Name extends ChoiceName<Values>, Sent>(
  props: SelectFieldProps<Values, Name, Sent>,
) {
  const { options, width, clear } = props;
  const { id, frame, value, set, props: field } = useField(props);
  const { ref, onBlur, disabled, ...aria } = field;
  return (
    <FieldFrame {...frame} width={width}>
      <SelectBox
        id={id}
        ref={ref}
        className="field-control"
        options={options}
        value={value}
        onChange={set}
        onBlur={onBlur}
        placeholder={words.select}
        disabled={disabled}
        invalid={aria['aria-invalid']}
        describedBy={aria['aria-describedby']}
      />
      {clear === undefined ? null : (
        <IconButton
          label={clear}
          icon="close"
          iconSize={14}
          disabled={value === ''}
          onClick={() => set('')}
        />
      )}
    </FieldFrame>
  );
}

import Autocomplete from '@mui/material/Autocomplete';
import InputBase from '@mui/material/InputBase';
import type { FieldValues } from 'react-hook-form';
import { choices as copy } from '../../copy/form.ts';
import type { SelectOption } from '../control/SelectBox.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { useField, type FieldProps, type TextName } from './useField.ts';

interface AutocompleteFieldProps<
  Values extends FieldValues,
  Name extends TextName<Values>,
  Sent,
> extends FieldProps<Values, Name, Sent> {
  readonly options: readonly SelectOption[];
  readonly loading?: boolean | undefined;
  readonly placeholder?: string | undefined;
}

/** Field that chooses one of many options: the user types a part of its name. */
export function AutocompleteField<Values extends FieldValues, Name extends TextName<Values>, Sent>(
  props: AutocompleteFieldProps<Values, Name, Sent>,
) {
  const { options, loading, placeholder } = props;
  const { id, frame, value, set, props: field } = useField(props);
  const { ref, onBlur, disabled, ...aria } = field;
  return (
    <FieldFrame {...frame} width={320}>
      <Autocomplete
        id={id}
        fullWidth
        options={options}
        value={options.find((option) => option.value === value) ?? null}
        onChange={(_, chosen) => set(chosen?.value ?? '')}
        onBlur={onBlur}
        disabled={disabled}
        loading={loading}
        noOptionsText={copy.none}
        loadingText={copy.loading}
        openText={copy.open}
        closeText={copy.close}
        clearText={copy.clear}
        renderInput={({ slotProps, ...input }) => (
          <InputBase
            {...input}
            {...slotProps.input}
            inputRef={ref}
            placeholder={placeholder}
            slotProps={{ input: { ...slotProps.htmlInput, ...aria } }}
          />
        )}
      />
    </FieldFrame>
  );
}

import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Control } from 'react-hook-form';
import type { PurchaseKind } from '#generated/shared/enums/PurchaseKind.ts';
import { GroupFrame } from '../../../ui/form/GroupFrame.tsx';
import { useField } from '../../../ui/form/useField.ts';
import type { BusinessValues } from './form.ts';

interface ChecksFieldProps<Sent> {
  readonly control: Control<BusinessValues, unknown, Sent>;
  readonly name: 'purchaseKinds';
  readonly label: string;
  readonly options: readonly { readonly value: PurchaseKind; readonly label: string }[];
}

/** Several of a few, all of them in sight. */
export function ChecksField<Sent>({ options, ...props }: ChecksFieldProps<Sent>) {
  const { noteId, problem, value, set, props: field } = useField(props);
  const toggle = (option: PurchaseKind, checked: boolean) =>
    set(
      options.map((each) => each.value).filter((each) => (each === option ? checked : value.includes(each))),
    );
  return (
    <GroupFrame noteId={noteId} label={props.label} problem={problem} role="group">
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
        {options.map((option, index) => (
          <FormControlLabel
            key={option.value}
            label={option.label}
            control={
              <Checkbox
                checked={value.includes(option.value)}
                onChange={(_, checked) => toggle(option.value, checked)}
                onBlur={field.onBlur}
                slotProps={{ input: index === 0 ? { ref: field.ref } : {} }}
              />
            }
          />
        ))}
      </Box>
    </GroupFrame>
  );
}

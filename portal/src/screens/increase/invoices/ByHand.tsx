import Button from '@mui/material/Button';
import { ungrouped } from '#portal/format/typed.ts';
import { useToday } from '#portal/session/useNow.ts';
import { AmountField } from '#portal/ui/form/AmountField.tsx';
import { DateField } from '#portal/ui/form/DateField.tsx';
import { Form } from '#portal/ui/form/Form.tsx';
import { TextField } from '#portal/ui/form/TextField.tsx';
import { useForm } from '#portal/ui/form/useForm.ts';
import { copy } from './copy.ts';
import { invoiceForm } from './form.ts';
import type { Entry } from './queries.ts';

const empty = { invoiceNo: '', invoicedOn: '', amount: '' };

/** Adds one invoice by its printed number, date and amount. */
export function ByHand({ onAdd }: { readonly onAdd: (entry: Entry) => boolean }) {
  const form = useForm(invoiceForm, { defaultValues: empty });
  const { control } = form;
  const today = useToday();
  return (
    <Form
      form={form}
      onSubmit={(entry) => {
        if (onAdd(entry)) form.reset(empty);
      }}
      sx={{ display: 'grid', gap: 4 }}
    >
      <TextField
        control={control}
        name="invoiceNo"
        label={copy.hand.no}
        hint={copy.hand.noHint}
        width={320}
        input={{ inputMode: 'numeric', maxLength: 20 }}
        read={ungrouped}
      />
      <DateField control={control} name="invoicedOn" label={copy.hand.day} max={today} width={320} />
      <AmountField control={control} name="amount" label={copy.hand.amount} />
      <Button type="submit" variant="outlined" sx={{ justifySelf: 'start' }}>
        {copy.hand.add}
      </Button>
    </Form>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '#generated/runtime/failure.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { Form } from '#portal/ui/form/Form.tsx';
import { TextField } from '#portal/ui/form/TextField.tsx';
import { useForm } from '#portal/ui/form/useForm.ts';
import { copy } from '../copy.ts';
import { checkedRows } from './checked.ts';
import { CheckedRows } from './CheckedRows.tsx';
import { FileButton } from './FileButton.tsx';
import { batchForm } from './form.ts';
import type { BatchRow } from './rows.ts';

interface BatchFormProps {
  readonly productCode: ProductCode;
  readonly onDone: (jdpins: readonly string[]) => void;
}

const { batchDrawer: words } = copy;

/** Form to add several accounts: the lines are pasted or read from a file, and checked one by one before they are sent. */
export function BatchForm({ productCode, onDone }: BatchFormProps) {
  const form = useForm(batchForm, { defaultValues: { rows: '' } });
  const [rows, setRows] = useState<readonly BatchRow[]>();
  const check = useMutation({
    mutationFn: ({ rows: text }: { readonly rows: string }) => checkedRows(productCode, text),
    onSuccess: setRows,
    // The field shows that the provider could not read the lines. Other errors are shown by the error policies.
    onError: (error) => {
      if (isApiError(error) && error.kind === 'request-invalid')
        form.setError('rows', { message: error.message }, { shouldFocus: true });
    },
  });
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <CardFrame>
        <Form
          form={form}
          onSubmit={(typed) => check.mutate(typed)}
          onChange={() => setRows(undefined)}
          sx={{ display: 'grid', gap: 4 }}
        >
          <p>{words.intro}</p>
          <TextField
            control={form.control}
            name="rows"
            label={words.rows}
            rows={6}
            placeholder={words.placeholder}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
            <FileButton
              onRead={(text) => {
                form.setValue('rows', text, { shouldValidate: true });
                setRows(undefined);
              }}
            />
            <Button type="submit" disabled={check.isPending}>
              {words.check}
            </Button>
          </Box>
        </Form>
      </CardFrame>
      {rows ? <CheckedRows productCode={productCode} rows={rows} onDone={onDone} /> : null}
    </Box>
  );
}

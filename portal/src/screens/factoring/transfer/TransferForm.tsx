import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { FundAccountDetail } from '#portal/domain/funds/choice.ts';
import { readAmount } from '#portal/format/amount.ts';
import { formatAmount } from '#portal/format/money.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { AmountField } from '#portal/ui/form/AmountField.tsx';
import { Form } from '#portal/ui/form/Form.tsx';
import { setServerErrors } from '#portal/ui/form/serverErrors.ts';
import { TilesField } from '#portal/ui/form/TilesField.tsx';
import { useForm } from '#portal/ui/form/useForm.ts';
import { twoColumns } from '#portal/ui/page/twoColumns.ts';
import { copy } from '../copy.ts';
import { firstDirection, type Direction } from './directions.ts';
import { transferForm } from './form.ts';
import { nameOf } from './nameOf.ts';
import { TransferSum } from './TransferSum.tsx';
import { useTransfer } from './useTransfer.tsx';

const { transfer: words } = copy;

interface TransferFormProps {
  readonly productCode: ProductCode;
  readonly directions: readonly Direction<FundAccountDetail>[];
  /** Number of the source account in the URL. */
  readonly from: string | null;
}

/** Form of a transfer: direction and amount, with both balances before and after. docs/design/look.md rule 18 */
export function TransferForm({ productCode, directions, from }: TransferFormProps) {
  const directionFrom = (id: string) => directions.find((direction) => direction.id === id);
  const form = useForm(
    useMemo(
      () => transferForm((accountNo) => directions.find(({ id }) => id === accountNo)?.from.available ?? 0),
      [directions],
    ),
    { defaultValues: { fromAccountNo: firstDirection(directions, from)?.id ?? '', amount: '' } },
  );
  const { control, setValue } = form;
  const [fromAccountNo, text] = useWatch({ control, name: ['fromAccountNo', 'amount'] });
  const chosen = directionFrom(fromAccountNo);
  const { submitting, problem, clearProblem, submit } = useTransfer(
    productCode,
    (refusals) => void setServerErrors(form, refusals),
  );
  const available = chosen?.from.available ?? 0;
  return (
    <Form
      form={form}
      onChange={clearProblem}
      onSubmit={({ fromAccountNo: id, amount }) => {
        const direction = directionFrom(id);
        if (direction !== undefined) void submit(direction, amount);
      }}
      sx={{ ...twoColumns('360px'), alignItems: 'start' }}
    >
      <CardFrame>
        <Box sx={{ display: 'grid', gap: 5 }}>
          <TilesField
            control={control}
            name="fromAccountNo"
            label={words.to}
            tiles={directions.map(({ id, from: source, to }) => ({
              value: id,
              disabled: source.available <= 0,
              content: (
                <span>
                  {words.direction(nameOf(source), nameOf(to))}
                  <Typography
                    component="span"
                    variant="caption"
                    color="textSecondary"
                    sx={{ display: 'block' }}
                  >
                    {words.available(formatAmount(source.available))}
                  </Typography>
                </span>
              ),
            }))}
          />
          <div>
            <AmountField
              control={control}
              name="amount"
              label={words.amount}
              hint={words.most(formatAmount(available))}
            />
            <Button
              variant="link"
              disabled={available <= 0}
              onClick={() => setValue('amount', formatAmount(available), { shouldValidate: true })}
            >
              {words.all}
            </Button>
          </div>
        </Box>
      </CardFrame>
      {chosen === undefined ? null : (
        <Box sx={{ position: { md: 'sticky' }, top: 72, minWidth: 0 }}>
          <TransferSum
            direction={chosen}
            amount={readAmount(text)}
            submitting={submitting}
            problem={problem}
          />
        </Box>
      )}
    </Form>
  );
}

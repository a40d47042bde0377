import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { SmsType } from '#generated/shared/enums/SmsType.ts';
import type { FundAccountDetail } from '#portal/domain/funds/choice.ts';
import { ProofDialog } from '#portal/domain/funds/proof/ProofDialog.tsx';
import { termsQuery, type Terms } from '#portal/domain/funds/withdrawalTerms.ts';
import { formatAmount } from '#portal/format/money.ts';
import { paths } from '#portal/paths.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { LinkButton } from '#portal/ui/button/LinkButton.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { AmountField } from '#portal/ui/form/AmountField.tsx';
import { Form } from '#portal/ui/form/Form.tsx';
import { setServerErrors } from '#portal/ui/form/serverErrors.ts';
import { TilesField } from '#portal/ui/form/TilesField.tsx';
import { useForm } from '#portal/ui/form/useForm.ts';
import { useSettled } from '#portal/ui/hooks/useSettled.ts';
import { twoColumns } from '#portal/ui/page/twoColumns.ts';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import { CardTile } from './CardTile.tsx';
import { amountIn, withdrawalForm, type WithdrawalSent } from './form.ts';
import { SumCard } from './SumCard.tsx';
import { useWithdraw } from './useWithdraw.ts';

const { withdrawal: words } = copy;

interface ApplyFormProps {
  readonly productCode: ProductCode;
  readonly account: FundAccountDetail;
  readonly terms: Terms;
}

/** The form of a withdrawal: amount and bank account, with fee and arrival. A dialog then asks for the proof. */
export function ApplyForm({ productCode, account, terms }: ApplyFormProps) {
  const { accountNo } = account;
  const { minAmount, maxAmount, cards, phone, passwordSet } = terms;
  const form = useForm(
    useMemo(() => withdrawalForm({ minAmount, maxAmount }), [minAmount, maxAmount]),
    { mode: 'onChange', defaultValues: { amount: '', cardId: cards[0]?.cardId ?? '' } },
  );
  const [text, cardId] = useWatch({ control: form.control, name: ['amount', 'cardId'] });
  const amount = amountIn(useSettled(text), terms);
  const cost = useQuery({
    ...termsQuery(productCode, accountNo, amount),
    enabled: amount !== undefined,
  });
  // While set, the dialog that asks for the proof is open.
  const [withdrawalToProve, setWithdrawalToProve] = useState<WithdrawalSent>();
  const [problem, setProblem] = useState<string>();
  const { busy, sendCode, withdraw } = useWithdraw({
    productCode,
    accountNo,
    onRefused: (refusals, reason) => {
      setWithdrawalToProve(undefined);
      setProblem(reason);
      setServerErrors(form, refusals);
    },
  });
  // While the fee of a new amount loads, the previous one is not shown.
  const shownCost = cost.data?.fee === undefined || cost.isPlaceholderData ? undefined : cost.data;
  const card = cards.find((each) => each.cardId === cardId);

  return (
    <>
      <Form
        form={form}
        onSubmit={(sent) => setWithdrawalToProve(sent)}
        onChange={() => setProblem(undefined)}
        sx={gridStyle}
      >
        <Box sx={{ display: 'grid', gap: { xs: 3, sm: 4 }, minWidth: 0 }}>
          <CardFrame title={words.what}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3 }}>
              <Box sx={{ flex: '0 1 320px', minWidth: 240 }}>
                <AmountField
                  control={form.control}
                  name="amount"
                  label={words.amount}
                  hint={words.amountHint(formatAmount(minAmount), formatAmount(maxAmount))}
                />
              </Box>
              <Button
                variant="link"
                sx={{ mt: { sm: '34px' } }}
                onClick={() =>
                  form.setValue('amount', formatAmount(maxAmount), {
                    shouldValidate: true,
                    shouldDirty: true,
                  })
                }
              >
                {words.all}
              </Button>
            </Box>
          </CardFrame>
          <CardFrame
            title={words.card}
            isEmpty={cards.length === 0}
            empty={
              <EmptyLine
                text={words.noCard}
                action={
                  <LinkButton variant="link" to={paths.yjfBankCards()}>
                    {words.cards}
                  </LinkButton>
                }
              />
            }
          >
            <TilesField
              control={form.control}
              name="cardId"
              label={words.card}
              titled
              tiles={cards.map((each) => ({ value: each.cardId, content: <CardTile card={each} /> }))}
            />
          </CardFrame>
        </Box>
        <Box sx={{ position: { md: 'sticky' }, top: 72, minWidth: 0 }}>
          <SumCard
            account={account}
            terms={terms}
            cost={shownCost}
            amount={amount}
            card={card}
            busy={busy}
            problem={problem}
          />
        </Box>
      </Form>
      {withdrawalToProve === undefined ? null : (
        <ProofDialog
          title={words.confirm}
          note={words.confirmNote}
          sureText={busy ? words.submitting : words.sure}
          busy={busy}
          type={SmsType.Withdrawal}
          phone={phone}
          passwordSet={passwordSet}
          facts={[
            [
              words.arrives,
              <MoneyText key="amount" value={withdrawalToProve.amount} sx={{ fontWeight: 600 }} />,
            ],
            ...(shownCost?.fee === undefined
              ? []
              : ([
                  [words.fee, <MoneyText key="fee" value={shownCost.fee} />],
                  [words.total, <MoneyText key="total" value={shownCost.total} />],
                ] as const)),
            ...(card === undefined ? [] : ([[words.to, `${card.bankName} ${card.cardNo}`]] as const)),
          ]}
          onSend={sendCode}
          onProve={(proof) => withdraw(withdrawalToProve, proof)}
          onClose={() => setWithdrawalToProve(undefined)}
        />
      )}
    </>
  );
}

const gridStyle = { ...twoColumns('340px', 'md'), alignItems: 'start' } as const;

import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { RepaySourceLabel } from '#generated/shared/labels.ts';
import { rate } from '#portal/copy/rate.ts';
import { factOf } from '#portal/domain/fact/factOf.ts';
import { accountText } from '#portal/domain/repayment/accountText.ts';
import { formatAmount, addMoney } from '#portal/format/money.ts';
import { Icon } from '#portal/icons/Icon.tsx';
import { DetailRows } from '#portal/ui/detail/DetailRows.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { SubmitFoot } from '#portal/ui/form/SubmitFoot.tsx';
import { DoubleRule } from '#portal/ui/text/DoubleRule.tsx';
import { Less } from '#portal/ui/text/Less.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { Tip } from '#portal/ui/text/Tip.tsx';
import { copy } from '../copy.ts';
import { rateText } from '../rules/rates.ts';
import type { Preparation } from '../rules/targets.ts';
import { trialRef } from '../rules/trialRef.ts';
import type { RepayForm } from '../useRepayForm.ts';
import { useUnfreezes } from '../useUnfreezes.ts';

interface ConfirmCardProps {
  readonly form: RepayForm;
  readonly preparation: Preparation;
  readonly submitting: boolean;
  /** The provider's refusal that belongs to no field. */
  readonly problem: string | undefined;
}

const { confirm: words } = copy;

/** The parts of the amount, the payment and its source, and the submit button. */
export function ConfirmCard({ form, preparation, submitting, problem }: ConfirmCardProps) {
  const { trial, source, amount } = form;
  const unfreezes = useUnfreezes(preparation.bills);
  const shown = amount === undefined ? undefined : trial.data;
  const account =
    source === undefined ? copy.none : accountText(RepaySourceLabel[source.source], source.accountNo);
  const money = (label: string, value: number | undefined): [ReactNode, ReactNode] => [
    label,
    value === undefined ? copy.none : <MoneyText value={value} />,
  ];
  return (
    <CardFrame title={words.title}>
      <DetailRows
        rows={[
          [words.bills, words.count(preparation.bills.length)],
          [words.account, account],
          money(words.principal, shown?.parts.principal),
          ...(shown && shown.parts.interest > 0 ? [money(words.interest, shown.parts.interest)] : []),
          ...(shown && shown.parts.fee > 0 ? [money(words.fee, shown.parts.fee)] : []),
          money(words.penalty, shown?.parts.penalty),
          ...(shown && shown.couponDiscount > 0
            ? [
                [
                  words.coupon,
                  <Less
                    key="coupon"
                    amount={shown.couponDiscount}
                    fact={factOf('trial.coupon', trialRef(form.trialRepayment))}
                  />,
                ] as const,
              ]
            : []),
          ...(shown && shown.savedInterest > 0 ? [money(words.saved, shown.savedInterest)] : []),
          [<RateLabel key="rate" />, rateText(preparation.bills)],
        ]}
      />
      <DoubleRule>
        <Typography variant="caption" component="p" color="textSecondary">
          {words.payAmount}
        </Typography>
        {shown === undefined ? (
          <Typography variant="heroAmount" component="p">
            {copy.none}
          </Typography>
        ) : (
          <MoneyText
            value={shown.payAmount}
            size="heroAmount"
            fact={factOf('trial.paid', trialRef(form.trialRepayment))}
          />
        )}
        {shown === undefined
          ? null
          : afterwards(shown, source?.balance).map((sentence) => (
              <Typography key={sentence} variant="caption" component="p" color="textSecondary">
                {sentence}
              </Typography>
            ))}
      </DoubleRule>
      <SubmitFoot
        problem={problem}
        busy={submitting}
        note={unfreezes ? words.unfreezes + words.note : words.note}
      >
        {submitting ? words.submitting : words.submit}
      </SubmitFoot>
    </CardFrame>
  );
}

/** Sentences about the account's balance and the debt after the repayment. */
function afterwards(
  { payAmount, remaining }: { readonly payAmount: number; readonly remaining: number },
  balance: number | undefined,
): readonly string[] {
  return [
    ...(balance === undefined || balance < payAmount
      ? []
      : [words.balanceAfter(formatAmount(addMoney(balance, -payAmount)))]),
    ...(remaining > 0 ? [words.remaining(formatAmount(remaining))] : []),
  ];
}

/** 执行利率 with a tip, on hover, focus and tap. 2 §8 */
function RateLabel() {
  return (
    <Tip title={rate.tip} describeChild>
      {(onClick) => (
        <ButtonBase onClick={onClick} sx={{ font: 'inherit', color: 'inherit', gap: 1 }}>
          {rate.label}
          <Icon name="help" size={14} />
        </ButtonBase>
      )}
    </Tip>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Outputs } from '#generated/provisional/io.ts';
import { repayment } from '../../copy/repayment.ts';
import { groupInFours } from '../../format/card.ts';
import { Icon } from '../../icons/Icon.tsx';
import { DetailRows } from '../../ui/detail/DetailRows.tsx';
import { Fact } from '../../ui/fact/Fact.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { HintPanel } from '../../ui/feedback/HintPanel.tsx';
import { openTransferSlip } from '../../ui/print/papers.ts';
import { CopyableText } from '../../ui/text/CopyableText.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { factOf } from '../fact/factOf.ts';

type Transfer = NonNullable<Outputs['queryRepayResult']['transfer']>;

interface TransferCardProps {
  readonly repayNo: string;
  readonly transfer: Transfer;
}

const { transfer: words } = repayment;

/** The target account of the transfer: every line can be copied, and all of it printed. */
export function TransferCard({ repayNo, transfer }: TransferCardProps) {
  const { accountName, accountNo, bankName, bankCode, remark, amount } = transfer;
  const rows = [
    [words.accountName, accountName, accountName],
    [words.accountNo, groupInFours(accountNo), accountNo],
    [words.bankName, bankName, bankName],
    [words.bankCode, bankCode, bankCode],
    [words.remark, remark, remark],
    ...(amount === undefined
      ? []
      : [
          [
            words.amount,
            <Fact key="amount" of={factOf('repay.paid', repayNo)}>
              <MoneyText value={amount} />
            </Fact>,
            String(amount),
          ] as const,
        ]),
  ] as const;
  return (
    <CardFrame
      title={words.title}
      actions={
        <Button
          variant="outlined"
          startIcon={<Icon name="printer" />}
          onClick={() => openTransferSlip(repayNo)}
        >
          {words.print}
        </Button>
      }
    >
      <DetailRows
        rows={rows.map(([label, shown, value]) => [
          label,
          <CopyableText key={label} value={value} label={label} shown={shown} />,
        ])}
      />
      <Box sx={{ mt: 3 }}>
        <HintPanel tone="warning" icon="warning">
          {words.note}
        </HintPanel>
      </Box>
    </CardFrame>
  );
}

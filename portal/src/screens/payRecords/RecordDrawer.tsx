import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { Outputs } from '#generated/provisional/io.ts';
import { RepaymentStatus } from '#generated/shared/enums/RepaymentStatus.ts';
import { factOf, shareFacts } from '../../domain/fact/factOf.ts';
import { resultQuery } from '../../domain/repayment/queries.ts';
import { RepaymentFacts } from '../../domain/repayment/RepaymentFacts.tsx';
import { SharesCard } from '../../domain/repayment/SharesCard.tsx';
import { TransferCard } from '../../domain/repayment/TransferCard.tsx';
import type { ProductCode } from '../../products/product.ts';
import { DetailRows } from '../../ui/detail/DetailRows.tsx';
import { SideDrawer } from '../../ui/dialog/SideDrawer.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { HintPanel } from '../../ui/feedback/HintPanel.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { openReceipt } from '../../ui/print/papers.ts';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { copy } from './copy.ts';

interface RecordDrawerProps {
  readonly productCode: ProductCode;
  /** Undefined: the drawer is closed. */
  readonly repayNo: string | undefined;
  readonly onClose: () => void;
}

/** Drawer with one repayment: facts, parts, repaid bills, and the account to transfer to. */
export function RecordDrawer({ productCode, repayNo, onClose }: RecordDrawerProps) {
  const open = repayNo !== undefined;
  const result = useQuery({ ...resultQuery(productCode, { repayNo: repayNo ?? '' }), enabled: open });
  return (
    <SideDrawer title={copy.detailTitle} open={open} onClose={onClose}>
      <CardFrame
        title={copy.records}
        query={result}
        skeleton={<Skeleton height={320} />}
        actions={<ReceiptButton result={result.data} />}
      >
        {result.data ? <RepaymentFacts result={result.data} /> : null}
      </CardFrame>
      {result.data ? <Rest result={result.data} /> : null}
    </SideDrawer>
  );
}

type Result = Outputs['queryRepayResult'];

/** Button for the receipt, which only a completed repayment has. */
function ReceiptButton({ result }: { readonly result: Result | undefined }) {
  if (result?.status !== RepaymentStatus.Success) return null;
  return (
    <Button variant="tonal" onClick={() => openReceipt(result.repayNo)}>
      {copy.receipt}
    </Button>
  );
}

function Rest({ result }: { readonly result: Result }) {
  const { parts, shares, transfer, status, repayNo, failReason } = result;
  const { fields } = copy;
  return (
    <Box sx={{ display: 'grid', gap: 4, mt: 4 }}>
      {failReason === undefined ? null : (
        <HintPanel tone="danger" icon="octagon">
          {failReason}
        </HintPanel>
      )}
      {transfer && status === RepaymentStatus.Processing ? (
        <TransferCard repayNo={repayNo} transfer={transfer} />
      ) : null}
      <CardFrame title={copy.parts}>
        <DetailRows
          rows={(['principal', 'interest', 'fee', 'penalty'] as const).map((part) => [
            fields[part],
            <MoneyText key={part} value={parts[part]} fact={factOf(`repay.${part}`, repayNo)} />,
          ])}
        />
      </CardFrame>
      <SharesCard factOf={shareFacts('repay.share', repayNo)} shares={shares} status={status} />
    </Box>
  );
}

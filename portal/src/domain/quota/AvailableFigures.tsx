import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { quotaCopy } from '../../copy/quota.ts';
import type { ProductCode } from '../../products/product.ts';
import { useSession } from '../../session/useSession.ts';
import { ErrorLine } from '../../ui/feedback/ErrorLine.tsx';
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx';
import { useAmountText } from '../../ui/text/amountMask.ts';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { factOf } from '../fact/factOf.ts';
import { LimitEye } from './LimitMask.tsx';
import { ownQuota } from './own.ts';
import { quotaDetailQuery, renewalQuery } from './queries.ts';
import { quotaParts, type QuotaFacts } from './quota.ts';
import { QuotaLedger } from './QuotaLedger.tsx';
import { isExpired, renewalOf } from './renewal.ts';

interface AvailableFiguresProps {
  readonly productCode: ProductCode;
  readonly quota: QuotaFacts;
  readonly size: 'largeAmount' | 'heroAmount';
}

/**
 * Shows the user's available amount and, below it, the credit line of the company, which has a heading for a child. A
 * LimitMask around it hides the amounts. docs/decisions/0242
 */
export function AvailableFigures({ productCode, quota, size }: AvailableFiguresProps) {
  const { isParent } = useSession();
  const expired = isExpired(renewalOf(useQuery(renewalQuery(productCode)).data));
  const parts = quotaParts(quota);
  return (
    <>
      {isParent ? (
        <>
          <Caption eye text={expired ? quotaCopy.availableRenewed : quotaCopy.available} />
          <MoneyText value={parts.available} size={size} fact={factOf('quota.available', productCode)} />
        </>
      ) : (
        <OwnFigures productCode={productCode} size={size} />
      )}
      <QuotaLedger productCode={productCode} parts={parts} />
    </>
  );
}

function OwnFigures({ productCode, size }: Omit<AvailableFiguresProps, 'quota'>) {
  const { userInfo, isAccountFrozen } = useSession();
  const amountText = useAmountText();
  const { data, isError, refetch } = useQuery(quotaDetailQuery(productCode));
  if (data === undefined)
    return isError ? (
      <ErrorLine onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines heights={[20, 44, 20, 20]} />
    );
  const { left, used, cap } = ownQuota(data, { jdpin: userInfo?.jdpin, frozen: isAccountFrozen });
  return (
    <>
      <Caption eye text={quotaCopy.own} />
      <MoneyText value={left} size={size} fact={factOf('quota.leftOf', userInfo?.jdpin ?? '')} />
      <Caption
        text={
          cap === undefined
            ? quotaCopy.ownShared(amountText(used))
            : quotaCopy.ownCap(amountText(cap), amountText(used))
        }
      />
      <Typography variant="strong" component="h3" sx={{ mt: 4 }}>
        {quotaCopy.company}
      </Typography>
    </>
  );
}

interface CaptionProps {
  readonly text: string;
  /** Adds the button that hides the amounts. */
  readonly eye?: boolean;
}

const Caption = ({ text, eye = false }: CaptionProps) => (
  <Typography
    variant="caption"
    component="div"
    color="textSecondary"
    sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: eye ? 24 : 0 }}
  >
    {text}
    {eye ? <LimitEye /> : null}
  </Typography>
);

import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatAmount } from '#portal/format/money.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { DetailRows } from '#portal/ui/detail/DetailRows.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { TotalLine } from '#portal/ui/text/TotalLine.tsx';
import { copy } from './copy.ts';
import type { Checks, InvoiceQuota } from './queries.ts';
import { isWaiting } from './rules.ts';
import { useApply } from './useApply.ts';

interface ApplyCardProps {
  readonly productCode: ProductCode;
  readonly quota: InvoiceQuota;
  readonly checks: Checks | undefined;
  /** A new check is running; until it ends, `checks` belong to the list before its last change. */
  readonly checking: boolean;
  readonly onApplied: () => void;
}

const { apply: words } = copy;

/** The credit limit before and after the increase, and a button that applies for it. docs/design/look.md rule 18 */
export function ApplyCard({ productCode, quota, checks, checking, onApplied }: ApplyCardProps) {
  const { applying, apply } = useApply(productCode, onApplied);
  const { limit } = quota;
  const after = checks?.limitAfter ?? limit;
  const increase = checks?.expectedIncrease ?? 0;
  const waiting = isWaiting(quota);
  const disabledReasonId = useId();
  const disabledReason = waiting ? words.waiting : increase === 0 ? words.nothing : undefined;
  return (
    <CardFrame title={words.title}>
      <DetailRows
        rows={[
          [words.before, <MoneyText key="before" value={limit} />],
          [words.after, <MoneyText key="after" value={after} />],
        ]}
      />
      <TotalLine label={words.increase}>
        <MoneyText value={increase} size="amount" />
      </TotalLine>
      <Button
        size="large"
        fullWidth
        disabled={disabledReason !== undefined || checking}
        aria-describedby={disabledReason === undefined ? undefined : disabledReasonId}
        loading={applying}
        sx={{ mt: 4 }}
        onClick={() => {
          if (checks) void apply(checks);
        }}
      >
        {words.button(formatAmount(increase))}
      </Button>
      {disabledReason === undefined ? null : (
        <Typography
          id={disabledReasonId}
          variant="caption"
          component="p"
          color="textSecondary"
          sx={{ mt: 2, wordBreak: 'normal' }}
        >
          {disabledReason}
        </Typography>
      )}
    </CardFrame>
  );
}

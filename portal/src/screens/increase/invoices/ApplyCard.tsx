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
  /** The checks belong to the list before its last change. */
  readonly checking: boolean;
  readonly onApplied: () => void;
}

const { apply: words } = copy;

/** The limit before and after, and the button with the difference. docs/design/look.md rule 18 */
export function ApplyCard({ productCode, quota, checks, checking, onApplied }: ApplyCardProps) {
  const { applying, apply } = useApply(productCode, onApplied);
  const { limit } = quota;
  const after = checks?.limitAfter ?? limit;
  const increase = checks?.expectedIncrease ?? 0;
  const waiting = isWaiting(quota);
  const whyId = useId();
  const why = waiting ? words.waiting : increase === 0 ? words.nothing : undefined;
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
        disabled={why !== undefined || checking}
        aria-describedby={why === undefined ? undefined : whyId}
        loading={applying}
        sx={{ mt: 4 }}
        onClick={() => {
          if (checks) void apply(checks);
        }}
      >
        {words.button(formatAmount(increase))}
      </Button>
      {why === undefined ? null : (
        <Typography
          id={whyId}
          variant="caption"
          component="p"
          color="textSecondary"
          sx={{ mt: 2, wordBreak: 'normal' }}
        >
          {why}
        </Typography>
      )}
    </CardFrame>
  );
}

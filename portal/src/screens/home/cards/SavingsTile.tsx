import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { formatAmount } from '#portal/format/money.ts';
import { Icon } from '#portal/icons/Icon.tsx';
import { Skeleton } from '#portal/ui/feedback/Skeleton.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import { savingsQuery } from '../queries.ts';
import { showsSavings } from '../rules/repayTip.ts';
import { useViewer } from '../useViewer.ts';

const SavingsPopover = lazy(() =>
  import('./SavingsPopover.tsx').then((module) => ({ default: module.SavingsPopover })),
);

/** Amount that the credit has saved, with details in a popover. Empty for small savings (showsSavings). 2 §2.4 */
export function SavingsTile() {
  const { product } = useViewer();
  const query = useQuery(savingsQuery(product.code));
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const saving = query.data;
  if (query.isPending) return <Skeleton height={76} />;
  if (saving === undefined || !showsSavings(saving.saveAmount)) return null;
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 24 }}>
        <Typography variant="caption" color="textSecondary">
          {copy.saving.title}
        </Typography>
        <Button
          variant="link"
          size="small"
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ color: 'text.secondary', gap: 1 }}
        >
          {copy.saving.detail}
          <Icon name="chevronRight" size={12} />
        </Button>
      </Box>
      <MoneyText value={saving.saveAmount} size="amount" sx={{ display: 'block' }} />
      <Typography variant="caption" component="div" color="textSecondary">
        {copy.saving.freeLine(formatAmount(saving.freeInterestAmount))}
      </Typography>
      {anchor === null ? null : (
        <Suspense fallback={null}>
          <SavingsPopover saving={saving} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </div>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { factOf } from '#portal/domain/fact/factOf.ts';
import { repayTipQuery } from '#portal/domain/quota/queries.ts';
import { formatAmount } from '#portal/format/money.ts';
import { keptInTab } from '#portal/storage/storage.ts';
import { IconButton } from '#portal/ui/button/IconButton.tsx';
import { Figures } from '#portal/ui/fact/Figures.tsx';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { Skeleton } from '#portal/ui/feedback/Skeleton.tsx';
import { copy } from '../copy.ts';
import { repayTips, unclosedTips, type RepayTip } from '../rules/repayTip.ts';
import { useTurns } from '../useTurns.ts';
import { useViewer } from '../useViewer.ts';

/** Storage name in the tab: set once the user has closed the tip; a tip about overdue debt stays. 1 §9, docs/decisions/0228 */
const REPAY_TIP_KEY = 'QYJC-REPAY-TIP';
/** Milliseconds before the other one of two tips shows. */
const TIP_INTERVAL = 5000;
/** Height of the tip in px. Where the card is narrow, it has two lines of text. */
const tipHeight = { xs: 60, sm: 38, md: 60, lg: 38 };

function TipText({ tip, productCode }: { readonly tip: RepayTip; readonly productCode: string }) {
  const amount = formatAmount(tip.amount);
  if (tip.kind === 'overdue')
    return (
      <Figures of={[[amount, factOf('owed.overdue', productCode)]]}>{copy.repay.tipOverdue(amount)}</Figures>
    );
  return (
    <Figures
      of={[
        [amount, factOf('owed.onDay', tip.date)],
        [tip.date, factOf('owed.nextDay', productCode)],
      ]}
    >
      {copy.repay.tipNormal(amount, tip.date)}
    </Figures>
  );
}

/** Tips about the overdue amount and the next due one. If there are both, they alternate. 2 §2.4 */
export function RepayTips() {
  const { product } = useViewer();
  const query = useQuery(repayTipQuery(product.code));
  const [closed, setClosed] = useState(() => keptInTab.getItem(REPAY_TIP_KEY) !== null);
  const allTips = query.data ? repayTips(query.data) : [];
  const tips = unclosedTips(allTips, closed);
  const count = tips.length;
  const { index, toNext, hold } = useTurns(count, TIP_INTERVAL);

  const close = () => {
    keptInTab.setItem(REPAY_TIP_KEY, '1');
    setClosed(true);
  };

  const tip = tips[index];
  // The room stays even without a tip, so that nothing moves when one arrives.
  return (
    <Box sx={{ mt: 4, minHeight: tipHeight, '& > .skeleton': { height: tipHeight } }} {...hold}>
      {query.isPending ? <Skeleton /> : null}
      {query.isSuccess && allTips.length === 0 ? (
        <HintPanel tone="flat" icon="success">
          {copy.repay.noDue}
        </HintPanel>
      ) : null}
      {tip === undefined ? null : (
        <HintPanel
          tone={tip.kind === 'overdue' ? 'danger' : 'info'}
          icon={tip.kind === 'overdue' ? 'octagon' : 'clock'}
          action={
            <Box sx={{ display: 'flex', alignItems: 'center', my: '-1px' }}>
              {count > 1 ? (
                <>
                  <Typography
                    variant="caption"
                    color="textSecondary"
                    aria-hidden
                  >{`${String(index + 1)}/${String(count)}`}</Typography>
                  <IconButton
                    label={copy.repay.nextTip}
                    icon="chevronDown"
                    iconSize={14}
                    size={24}
                    onClick={toNext}
                  />
                </>
              ) : null}
              {tip.kind === 'normal' ? (
                <IconButton
                  label={copy.repay.closeTip}
                  icon="close"
                  iconSize={12}
                  size={24}
                  onClick={close}
                />
              ) : null}
            </Box>
          }
        >
          <TipText tip={tip} productCode={product.code} />
        </HintPanel>
      )}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BillPeriodState } from '#generated/shared/enums/BillPeriodState.ts';
import { factOf } from '#portal/domain/fact/factOf.ts';
import { billPeriodState, billStatus, interestPeriod } from '#portal/domain/status/statusTags.ts';
import { StatusValueTag } from '#portal/domain/status/StatusValueTag.tsx';
import { chineseAmount } from '#portal/format/chineseAmount.ts';
import { Figures } from '#portal/ui/fact/Figures.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import { isUnsettled } from '../rules.ts';
import type { BillDetail } from '../types.ts';
import { Composition } from './Composition.tsx';
import { CreditsNote } from './CreditsNote.tsx';

const words = copy.detail;

/** The bill's amount owed, state, and parts. */
export function DetailHead({ bill }: { readonly bill: BillDetail }) {
  return (
    <CardFrame hero>
      <DetailHint bill={bill} />
      <Box sx={gridStyle}>
        <Box>
          <Typography variant="caption" component="div" color="textSecondary">
            {bill.split === undefined ? copy.sums.owed : words.owedOfAll}
          </Typography>
          <MoneyText value={bill.owed} size="heroAmount" fact={factOf('bill.owed', bill.billNo)} />
          <Typography variant="caption" component="div" color="textSecondary">
            {chineseAmount(bill.owed)}
          </Typography>
          <CreditsNote sums={bill} billNo={bill.billNo} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
            <StatusValueTag
              kind={billStatus}
              value={bill.billStatus}
              fact={factOf('bill.state', bill.billNo)}
            />
            {/* The bill's status already shows that it is overdue. */}
            {bill.billPeriodState === BillPeriodState.Overdue ? null : (
              <StatusValueTag
                kind={billPeriodState}
                value={bill.billPeriodState}
                fact={factOf('bill.periodState', bill.billNo)}
              />
            )}
            <StatusValueTag kind={interestPeriod} value={bill.interestPeriod} />
            {bill.interestFreeDaysLeft > 0 ? (
              <Typography variant="caption" color="textSecondary">
                {copy.row.free(bill.interestFreeDaysLeft)}
              </Typography>
            ) : null}
          </Box>
        </Box>
        <Composition sums={bill} billNo={bill.billNo} />
      </Box>
    </CardFrame>
  );
}

/** The most important hint on an unsettled bill: overdue, else being repaid, else its last repayment day has moved. */
function DetailHint({ bill }: { readonly bill: BillDetail }) {
  if (bill.overdueDays > 0 && isUnsettled(bill))
    return (
      <Box sx={{ mb: 4 }}>
        <HintPanel tone="danger" icon="octagon">
          <Figures of={[[String(bill.overdueDays), factOf('bill.overdueDays', bill.billNo)]]}>
            {words.overdue(bill.overdueDays)}
          </Figures>
        </HintPanel>
      </Box>
    );
  if (!bill.canRepay && isUnsettled(bill))
    return (
      <Box sx={{ mb: 4 }}>
        <HintPanel tone="info" icon="clock">
          {words.processing}
        </HintPanel>
      </Box>
    );
  const lastChange = bill.periodChanges.at(-1);
  if (lastChange === undefined || !isUnsettled(bill)) return null;
  return (
    <Box sx={{ mb: 4 }}>
      <HintPanel tone="warning" icon="calendar">
        {words.moved(lastChange.period, lastChange.from, lastChange.to)}
      </HintPanel>
    </Box>
  );
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
  gap: { xs: 4, md: 8 },
  alignItems: 'center',
} as const;

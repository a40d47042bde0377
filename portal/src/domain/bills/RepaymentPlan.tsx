import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';
import { plan as copy } from '../../copy/ui.ts';
import { dayOf } from '../../format/date.ts';
import { DateText } from '../../ui/text/DateText.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { StatusTag } from '../../ui/text/StatusTag.tsx';
import { factOf } from '../fact/factOf.ts';
import { refOf } from './billRef.ts';
import { planAmounts, planItemHeight, planState, type PlanItem, type PlanState } from './planRules.ts';

interface RepaymentPlanProps {
  readonly billNo: string;
  readonly items: readonly PlanItem[];
  /** Height of an item in px; 100 by 2 §9. */
  readonly itemHeight?: number | undefined;
  /** The action of a period. */
  readonly actionOf?: ((item: PlanItem) => ReactNode) | undefined;
}

/** The periods of a bill in order: last day, state, amounts. 2 §3, 2 §4 */
export function RepaymentPlan({ billNo, items, itemHeight, actionOf }: RepaymentPlanProps) {
  return (
    <Box component="ol" aria-label={copy.label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map((item) => (
        <PlanRow
          key={item.period}
          billRef={refOf({ billNo, ...item })}
          item={item}
          height={planItemHeight(itemHeight)}
          action={actionOf?.(item)}
        />
      ))}
    </Box>
  );
}

const variants = {
  overdue: { tone: 'danger', icon: 'octagon' },
  open: { tone: 'info', icon: 'clock' },
  settled: { tone: 'muted', icon: 'check' },
} as const satisfies Record<PlanState, object>;

interface PlanRowProps {
  readonly billRef: string;
  readonly item: PlanItem;
  readonly height: number;
  readonly action?: ReactNode;
}

function PlanRow({ billRef, item, height, action }: PlanRowProps) {
  const state = planState(item);
  const moved = dayOf(item.dueDate) !== dayOf(item.planEndDate);
  return (
    <Box component="li" data-state={state} sx={[rowStyle, { minHeight: height }]}>
      <Box>
        <Typography component="div" variant="strong">
          {item.periods === 1 ? copy.whole : copy.period(item.period, item.periods)}
        </Typography>
        <Box sx={{ fontSize: 12, lineHeight: '20px', color: 'text.secondary' }}>
          {copy.until} <DateText value={dayOf(item.planEndDate)} fact={factOf('bill.dueDate', billRef)} />
          {moved ? <div>{copy.moved(dayOf(item.dueDate))}</div> : null}
        </Box>
      </Box>
      <Box>
        <StatusTag {...variants[state]}>{copy.states[state]}</StatusTag>
        {action}
      </Box>
      <Box component="dl" sx={amountsStyle}>
        {planAmounts(item).map(([label, amount, name]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <MoneyText value={amount} fact={name && factOf(name, billRef)} />
            </dd>
          </div>
        ))}
      </Box>
    </Box>
  );
}

const rowStyle = ({ palette }: Theme): SystemStyleObject<Theme> => ({
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '168px 96px minmax(0, 1fr)' },
  alignItems: 'center',
  gap: '8px 16px',
  py: 2,
  px: 3,
  boxSizing: 'border-box',
  '& + &': { borderTop: `1px solid ${palette.hairline}` },
  '&[data-state=overdue]': { boxShadow: `inset 3px 0 0 ${palette.error.main}` },
  // Still 4.5:1 on `fill`: secondary text without bold.
  '&[data-state=settled]': { bgcolor: 'fill', color: 'text.secondary', '& *': { fontWeight: 400 } },
});

const amountsStyle = {
  gridColumn: { xs: '1 / -1', sm: 'auto' },
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
  gap: '4px 12px',
  m: 0,
  '& dt': { fontSize: 12, lineHeight: '20px', color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 600 },
} as const;

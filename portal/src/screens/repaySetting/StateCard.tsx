import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { DetailRows } from '../../ui/detail/DetailRows.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { HintPanel } from '../../ui/feedback/HintPanel.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { StatusTag } from '../../ui/text/StatusTag.tsx';
import { copy } from './copy.ts';
import { allUnusableReason, type Setting } from './rules.ts';

const { state } = copy;

/** Whether automatic repayment is on, the next deduction and its date, and who last changed the setting. */
export function StateCard({ query }: { readonly query: UseQueryResult<Setting> }) {
  return (
    <CardFrame hero title={state.title} query={query} skeleton={<Skeleton height={720} />}>
      {query.data ? <State setting={query.data} /> : null}
    </CardFrame>
  );
}

function State({ setting }: { readonly setting: Setting }) {
  const { autoRepay, next, deductTime, updatedAt, updatedBy, reason, accounts } = setting;
  const closed = allUnusableReason(accounts);
  const updated = updatedAt === undefined ? state.never : state.updatedText(updatedAt, updatedBy ?? '');
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <div>
        <StatusTag tone={autoRepay ? 'success' : 'muted'} icon={autoRepay ? 'check' : 'minus'}>
          {autoRepay ? state.on : state.off}
        </StatusTag>
      </div>
      {reason === undefined ? null : (
        <HintPanel tone="flat" icon="lock">
          {reason}
        </HintPanel>
      )}
      {closed === undefined ? null : (
        <HintPanel tone="warning" icon="warning">
          {copy.form.closed(closed)}
        </HintPanel>
      )}
      {autoRepay && next === undefined ? (
        <Typography color="textSecondary">{state.nothing}</Typography>
      ) : null}
      <DetailRows
        rows={[
          ...(next === undefined
            ? []
            : ([
                [state.next, <strong key="next">{state.nextText(next.deductDate, deductTime)}</strong>],
                [state.due, next.dueDate],
                [state.amount, <MoneyText key="amount" value={next.amount} size="amount" />],
              ] as const)),
          [state.updated, updated],
        ]}
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { BillPeriodState, CycleLabel, InterestPeriod } from '#generated/shared/enums.ts';
import { paths } from '../../../paths.ts';
import { bookPagesOf } from '../../../products/bookPages.ts';
import { useProduct } from '../../../session/useProduct.ts';
import { useToday } from '../../../session/useNow.ts';
import { MoneyText } from '../../../widgets/MoneyText.tsx';
import { KindTag } from '../../../widgets/status/KindTag.tsx';
import { billStatus, interestPeriod } from '../../../widgets/status/looks.ts';
import { copy } from '../copy.ts';
import { refOf } from '../../../widgets/bills/billRef.ts';
import { dueNote, isUnsettled } from '../rules.ts';
import type { BillRow } from '../types.ts';

interface RowProps {
  readonly row: BillRow;
}

/** A second, smaller line in a cell; `danger` is bold too, so that it does not speak by colour alone. */
export function Sub({
  danger = false,
  children,
}: {
  readonly danger?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Box
      sx={{
        fontSize: 12,
        lineHeight: '18px',
        ...(danger ? { color: 'textOn.error', fontWeight: 600 } : { color: 'text.secondary' }),
      }}
    >
      {children}
    </Box>
  );
}

export const periodText = ({ period, periods }: BillRow): string =>
  periods > 1 ? copy.row.period(period, periods) : '';

export const cycleText = ({ cycle }: BillRow): string => CycleLabel[cycle];

/** 剩3天, 逾期4天, 2026-11-01还清; and that the day was moved. */
export function DueNoteText({ row }: RowProps) {
  const note = dueNote(row, useToday());
  const state = row.billPeriodState;
  const moved =
    state === BillPeriodState.Postponed || state === BillPeriodState.Extended
      ? ` · ${copy.row.moved[state]}`
      : '';
  if (note.kind === 'late') return <Sub danger>{copy.row.late(note.days) + moved}</Sub>;
  return (
    <Sub>
      {(note.kind === 'left' ? copy.row.left(note.days) : copy.row.cleared(note.day.slice(5))) + moved}
    </Sub>
  );
}

export function OwedText({ row }: RowProps) {
  return (
    <>
      <MoneyText value={row.owed} sx={row.owed > 0 ? { fontWeight: 600 } : { color: 'text.secondary' }} />
      {row.owed > 0 && row.penalty > 0 ? (
        <Sub danger>
          {copy.row.withPenalty} <MoneyText value={row.penalty} />
        </Sub>
      ) : null}
    </>
  );
}

/** The status; below it, while something is owed, whether interest runs and how long not yet. */
export function StatusText({ row }: RowProps) {
  return (
    <>
      <KindTag kind={billStatus} value={row.billStatus} />
      {isUnsettled(row) ? <Sub>{interestText(row)}</Sub> : null}
    </>
  );
}

const interestText = ({ interestPeriod: period, interestFreeDaysLeft }: BillRow): string =>
  period === InterestPeriod.InterestFree && interestFreeDaysLeft > 0
    ? copy.row.free(interestFreeDaysLeft)
    : interestPeriod.label[period];

/** 账单分期, 还款, 详情: those that the row allows. */
export function RowActions({ row }: RowProps) {
  const pages = bookPagesOf(useProduct());
  const { billNo, period } = row;
  const detail = pages.billDetail?.({ billNo, ...(row.periods > 1 && { period: String(period) }) });
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 4 }}>
      {row.canInstal ? (
        <ActionLink to={paths.instalment({ billNo })} name={copy.actions.instalOf(refOf(row))}>
          {copy.actions.instal}
        </ActionLink>
      ) : null}
      {row.canRepay ? (
        <ActionLink to={pages.repay({ bills: refOf(row) })} name={copy.actions.repayOf(refOf(row))}>
          {copy.actions.repay}
        </ActionLink>
      ) : isUnsettled(row) ? (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {copy.row.processing}
        </Box>
      ) : null}
      {detail === undefined ? null : (
        <ActionLink to={detail} name={copy.actions.detailOf(refOf(row))} quiet>
          {copy.actions.detail}
        </ActionLink>
      )}
    </Box>
  );
}

interface ActionLinkProps {
  readonly to: string;
  /** What it acts on is said to those who do not see the row. */
  readonly name: string;
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

function ActionLink({ to, name, quiet = false, children }: ActionLinkProps) {
  return (
    <Link component={RouterLink} to={to} aria-label={name} sx={quiet ? { color: 'text.secondary' } : {}}>
      {children}
    </Link>
  );
}

import { BillPeriodState } from '#generated/shared/enums/BillPeriodState.ts';
import { InterestPeriod } from '#generated/shared/enums/InterestPeriod.ts';
import { CycleLabel } from '#generated/shared/labels.ts';
import { refOf, type BillRow } from '#portal/domain/bills/billRef.ts';
import { factOf } from '#portal/domain/fact/factOf.ts';
import { billStatus, interestPeriod } from '#portal/domain/status/statusTags.ts';
import { StatusValueTag } from '#portal/domain/status/StatusValueTag.tsx';
import { paths } from '#portal/paths.ts';
import { bookPagesOf } from '#portal/products/bookPages.ts';
import { useToday } from '#portal/session/useNow.ts';
import { useProduct } from '#portal/session/useProduct.ts';
import { RowActions, RowLink } from '#portal/ui/button/RowAction.tsx';
import { Figures } from '#portal/ui/fact/Figures.tsx';
import { MoneyCell } from '#portal/ui/table/MoneyCell.tsx';
import { copy } from '../copy.ts';
import { dueNote, isUnsettled } from '../rules.ts';

interface RowProps {
  readonly row: BillRow;
}

export const periodText = ({ period, periods }: BillRow): string =>
  periods > 1 ? copy.row.period(period, periods) : '';

export const cycleText = ({ cycle }: BillRow): string => CycleLabel[cycle];

/** The note below the due day: 剩3天, 逾期4天 or 11-01还清, and whether the day has moved. */
export function DueNoteText({ row }: RowProps) {
  const note = dueNote(row, useToday());
  const state = row.billPeriodState;
  const moved =
    state === BillPeriodState.Postponed || state === BillPeriodState.Extended
      ? ` · ${copy.row.moved[state]}`
      : '';
  if (note.kind === 'late')
    return (
      <small className="below danger">
        <Figures of={[[String(note.days), factOf('bill.overdueDays', refOf(row))]]}>
          {copy.row.late(note.days) + moved}
        </Figures>
      </small>
    );
  if (note.kind === 'none') return null;
  return (
    <small className="below">
      {(note.kind === 'left' ? copy.row.left(note.days) : copy.row.cleared(note.day.slice(5))) + moved}
    </small>
  );
}

interface OwedProps extends RowProps {
  readonly symbol?: boolean;
}

/** The amount due, and below it its penalty while one is owed. */
export function OwedText({ row, symbol }: OwedProps) {
  const { penaltyOwed = 0 } = row;
  return (
    <>
      <MoneyCell value={row.owed} strong symbol={symbol} fact={factOf('bill.owed', refOf(row))} />
      {penaltyOwed > 0 ? (
        <small className="below danger">
          {copy.row.withPenalty}{' '}
          <MoneyCell value={penaltyOwed} symbol={symbol} fact={factOf('bill.penaltyOwed', refOf(row))} />
        </small>
      ) : null}
    </>
  );
}

/** The status. Below it, while an amount is owed: the interest period or the interest-free days left. */
export function StatusText({ row }: RowProps) {
  return (
    <>
      <StatusValueTag kind={billStatus} value={row.billStatus} fact={factOf('bill.state', refOf(row))} />
      {isUnsettled(row) ? <small className="below">{interestText(row)}</small> : null}
    </>
  );
}

const interestText = ({ interestPeriod: period, interestFreeDaysLeft }: BillRow): string =>
  period === InterestPeriod.InterestFree && interestFreeDaysLeft > 0
    ? copy.row.free(interestFreeDaysLeft)
    : interestPeriod.label[period];

/** 账单分期, 还款, 详情: the actions of the row. While a repayment is being processed, a note replaces 还款. */
export function BillActions({ row }: RowProps) {
  const pages = bookPagesOf(useProduct());
  const { billNo, period } = row;
  const detail = pages.billDetail?.({ billNo, ...(row.periods > 1 && { period: String(period) }) });
  return (
    <RowActions>
      {row.canInstal ? (
        <RowLink to={paths.instalment({ billNo })} name={copy.actions.instalOf(refOf(row))}>
          {copy.actions.instal}
        </RowLink>
      ) : null}
      {row.canRepay ? (
        <RowLink to={pages.repay({ bills: refOf(row) })} name={copy.actions.repayOf(refOf(row))}>
          {copy.actions.repay}
        </RowLink>
      ) : isUnsettled(row) ? (
        <span className="quiet">{copy.row.processing}</span>
      ) : null}
      {detail === undefined ? null : (
        <RowLink to={detail} name={copy.actions.detailOf(refOf(row))}>
          {copy.actions.detail}
        </RowLink>
      )}
    </RowActions>
  );
}

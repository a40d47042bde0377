import Box from '@mui/material/Box';
import { CycleLabel } from '#generated/shared/labels.ts';
import { weekdayName } from '#portal/copy/weekdays.ts';
import { AccountName } from '#portal/domain/accounts/AccountName.tsx';
import { refOf } from '#portal/domain/bills/billRef.ts';
import { factOf, sumOf } from '#portal/domain/fact/factOf.ts';
import { billStatus } from '#portal/domain/status/statusTags.ts';
import { StatusValueTag } from '#portal/domain/status/StatusValueTag.tsx';
import { addMoney } from '#portal/format/money.ts';
import { bookPagesOf } from '#portal/products/bookPages.ts';
import { useProduct } from '#portal/session/useProduct.ts';
import { LinkButton } from '#portal/ui/button/LinkButton.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { ListEntry } from '#portal/ui/list/ListEntry.tsx';
import { PageLink } from '#portal/ui/router/PageLink.tsx';
import type { Column } from '#portal/ui/table/column.ts';
import { MoneyCell } from '#portal/ui/table/MoneyCell.tsx';
import { PlainTable } from '#portal/ui/table/PlainTable.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { StatusTag } from '#portal/ui/text/StatusTag.tsx';
import { TotalLine } from '#portal/ui/text/TotalLine.tsx';
import { copy } from '../copy.ts';
import type { DueBill, DueDay } from '../queries.ts';

const words = copy.day;

interface CellProps {
  readonly row: DueBill;
}

/** The number of a bill, as a link if the product has a page for bills. */
function BillLink({ row }: CellProps) {
  const { billDetail } = bookPagesOf(useProduct());
  const { billNo, period, periods } = row;
  const to = billDetail?.({ billNo, ...(periods > 1 && { period: String(period) }) });
  return (
    <>
      {to === undefined ? (
        billNo
      ) : (
        <PageLink className="link" to={to} aria-label={words.detailOf(refOf(row))}>
          {billNo}
        </PageLink>
      )}
      {periods > 1 ? <small className="below">{words.period(period, periods)}</small> : null}
    </>
  );
}

const State = ({ row }: CellProps) =>
  row.billed ? (
    <>
      <StatusValueTag kind={billStatus} value={row.billStatus} fact={factOf('bill.state', refOf(row))} />
      {row.owed > 0 && !row.canRepay ? <small className="below">{words.processing}</small> : null}
    </>
  ) : (
    <StatusTag tone="muted" icon="calendar">
      {words.unbilled}
    </StatusTag>
  );

/** Mark of the debt. An amount that is not billed yet has none: other pages show what an early repayment costs. */
const owedFact = (row: DueBill) => (row.billed ? factOf('bill.owed', refOf(row)) : undefined);
const Owed = ({ row }: CellProps) => <MoneyCell value={row.owed} strong fact={owedFact(row)} />;
const Repaid = ({ row }: CellProps) => (
  <MoneyCell value={row.repaid} fact={factOf('bill.repaid', refOf(row))} />
);

const columns: readonly Column<DueBill>[] = [
  { key: 'billNo', title: words.billNo, render: (row) => <BillLink row={row} /> },
  { key: 'cycle', title: words.cycle, render: ({ cycle }) => CycleLabel[cycle] },
  { key: 'account', title: words.account, render: (row) => <AccountName account={row} /> },
  { key: 'status', title: words.status, render: (row) => <State row={row} /> },
  { key: 'repaid', title: words.repaid, align: 'right', render: (row) => <Repaid row={row} /> },
  { key: 'owed', title: words.owed, align: 'right', render: (row) => <Owed row={row} /> },
];

/** The bills that are due on the chosen day, with a link to repay all of them that can be repaid now. */
export function DayCard({ day }: { readonly day: DueDay }) {
  const { repay } = bookPagesOf(useProduct());
  const payable = day.bills.filter(({ canRepay }) => canRepay);
  return (
    <CardFrame
      title={words.title(day.date.slice(5), weekdayName(day.date))}
      actions={
        payable.length === 0 ? undefined : (
          <span data-print="hide">
            <LinkButton to={repay({ bills: payable.map(refOf).join(',') })}>{words.repay}</LinkButton>
          </span>
        )
      }
    >
      <PlainTable
        caption={words.caption}
        columns={columns}
        rows={day.bills}
        rowKey={refOf}
        rowTone={(row) => toneOf(row, day)}
        narrow={(row) => <BillEntry row={row} />}
      />
      <Box sx={{ mt: 4 }}>
        <TotalLine label={words.total(day.bills.length)}>
          <MoneyText value={addMoney(...day.bills.map(({ owed }) => owed))} fact={totalFact(day)} />
        </TotalLine>
      </Box>
    </CardFrame>
  );
}

/** A bill without debt is dimmed; an overdue one has the tone of danger. */
function toneOf({ owed, billed }: DueBill, { overdue }: DueDay): 'danger' | 'dimmed' | undefined {
  if (owed === 0) return 'dimmed';
  return billed && overdue > 0 ? 'danger' : undefined;
}

/** Mark of the total. It has none if an amount is not billed yet, as in owedFact, or if nothing is due on the day. */
function totalFact({ date, bills, due, overdue }: DueDay) {
  if (!bills.every(({ billed }) => billed) || due + overdue <= 0) return undefined;
  const owing = bills.filter(({ owed }) => owed > 0);
  return sumOf(
    factOf('owed.onDay', date),
    owing.map((row) => factOf('bill.owed', refOf(row))),
  );
}

/** A bill as a list entry, for narrow screens. docs/design/look.md rule 8 */
const BillEntry = ({ row }: CellProps) => (
  <ListEntry
    first={[
      CycleLabel[row.cycle],
      row.owed > 0 ? <Owed key="owed" row={row} /> : <Repaid key="repaid" row={row} />,
    ]}
    second={[
      <span key="no">
        <BillLink row={row} />
      </span>,
      <AccountName key="account" account={row} />,
    ]}
    third={[<State key="state" row={row} />, row.owed > 0 ? words.owed : words.repaid]}
  />
);

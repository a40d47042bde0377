import Box from '@mui/material/Box';
import { RepaySourceLabel } from '#generated/shared/labels.ts';
import { factOf } from '#portal/domain/fact/factOf.ts';
import { billPeriodState, repaymentStatus } from '#portal/domain/status/statusTags.ts';
import { StatusValueTag } from '#portal/domain/status/StatusValueTag.tsx';
import { NO_VALUE } from '#portal/format/date.ts';
import { paths } from '#portal/paths.ts';
import { Fact } from '#portal/ui/fact/Fact.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { LinkedText } from '#portal/ui/router/PageLink.tsx';
import type { Column } from '#portal/ui/table/column.ts';
import { PlainTable } from '#portal/ui/table/PlainTable.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import type { BillDetail } from '../types.ts';

type Repayment = BillDetail['repayments'][number];
type Change = BillDetail['periodChanges'][number];

const { repayments: repaymentWords, changes: changeWords } = copy;

const repaymentColumns: readonly Column<Repayment>[] = [
  { key: 'repayNo', title: repaymentWords.repayNo, render: (row) => <RepaymentLink row={row} /> },
  { key: 'period', title: repaymentWords.period, render: (row) => row.period ?? repaymentWords.several },
  {
    key: 'amount',
    title: repaymentWords.amount,
    align: 'right',
    render: (row) => <MoneyText value={row.amount} />,
  },
  { key: 'source', title: repaymentWords.source, render: (row) => RepaySourceLabel[row.source] },
  {
    key: 'status',
    title: repaymentWords.status,
    render: (row) => (
      <StatusValueTag kind={repaymentStatus} value={row.status} fact={factOf('repay.state', row.repayNo)} />
    ),
  },
  {
    key: 'submittedAt',
    title: repaymentWords.submittedAt,
    render: (row) => <Fact of={factOf('repay.submittedAt', row.repayNo)}>{row.submittedAt}</Fact>,
  },
  {
    key: 'finishedAt',
    title: repaymentWords.finishedAt,
    render: (row) => <Fact of={factOf('repay.finishedAt', row.repayNo)}>{row.finishedAt ?? NO_VALUE}</Fact>,
  },
];

const changeColumns: readonly Column<Change>[] = [
  { key: 'period', title: changeWords.period, render: (row) => row.period },
  {
    key: 'state',
    title: changeWords.state,
    render: (row) => <StatusValueTag kind={billPeriodState} value={row.state} />,
  },
  { key: 'from', title: changeWords.from, render: (row) => row.from },
  { key: 'to', title: changeWords.to, render: (row) => row.to },
  { key: 'reason', title: changeWords.reason, render: (row) => row.reason },
  { key: 'changedAt', title: changeWords.changedAt, render: (row) => row.changedAt },
];

/** The columns for a bill: without instalments there is no period column. */
const columnsFor = <Row,>({ split }: BillDetail, columns: readonly Column<Row>[]): readonly Column<Row>[] =>
  split === undefined ? columns.filter(({ key }) => key !== 'period') : columns;

/** The repayments of the bill. They come with the detail, all on one page. */
export function RepaymentsCard({ bill }: { readonly bill: BillDetail }) {
  return (
    <CardFrame title={copy.detail.repayments}>
      <PlainTable
        caption={copy.detail.repayments}
        columns={columnsFor(bill, repaymentColumns)}
        rows={bill.repayments}
        rowKey={(row) => row.repayNo}
        narrow={(row) => <RepaymentEntry row={row} />}
      />
    </CardFrame>
  );
}

/** Postponed and extended periods. Empty if no period has changed. */
export function ChangesCard({ bill }: { readonly bill: BillDetail }) {
  if (bill.periodChanges.length === 0) return null;
  return (
    <CardFrame title={copy.detail.changes}>
      <PlainTable
        caption={copy.detail.changes}
        columns={columnsFor(bill, changeColumns)}
        rows={bill.periodChanges}
        rowKey={(row) => `${String(row.period)} ${row.changedAt}`}
        narrow={(row) => <ChangeEntry row={row} split={bill.split !== undefined} />}
      />
    </CardFrame>
  );
}

function RepaymentLink({ row }: { readonly row: Repayment }) {
  return (
    <LinkedText className="link" to={paths.repayResult({ repayNo: row.repayNo })}>
      {row.repayNo}
    </LinkedText>
  );
}

function RepaymentEntry({ row }: { readonly row: Repayment }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <Box sx={{ minWidth: 0 }}>
        <RepaymentLink row={row} />
        <small className="below">{RepaySourceLabel[row.source]}</small>
        <small className="below">
          <Fact of={factOf('repay.submittedAt', row.repayNo)}>{row.submittedAt}</Fact>
        </small>
      </Box>
      <Box sx={{ textAlign: 'right' }}>
        <MoneyText value={row.amount} symbol sx={{ fontWeight: 600 }} />
        <Box sx={{ mt: 1 }}>
          <StatusValueTag
            kind={repaymentStatus}
            value={row.status}
            fact={factOf('repay.state', row.repayNo)}
          />
        </Box>
      </Box>
    </Box>
  );
}

function ChangeEntry({ row, split }: { readonly row: Change; readonly split: boolean }) {
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        {copy.detail.moved(split ? row.period : undefined, row.from, row.to)}
        <StatusValueTag kind={billPeriodState} value={row.state} />
      </Box>
      <small className="below">{row.reason}</small>
      <small className="below">{row.changedAt}</small>
    </>
  );
}

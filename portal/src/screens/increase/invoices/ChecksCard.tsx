import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { NO_VALUE } from '#portal/format/date.ts';
import { formatAmount } from '#portal/format/money.ts';
import { onFirstClick } from '#portal/ui/button/onFirstClick.ts';
import { CardFrame, type CardQuery } from '#portal/ui/feedback/CardFrame.tsx';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { SkeletonLines } from '#portal/ui/feedback/Skeleton.tsx';
import { ListEntry } from '#portal/ui/list/ListEntry.tsx';
import type { Column } from '#portal/ui/table/column.ts';
import { PlainTable } from '#portal/ui/table/PlainTable.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { TotalLine } from '#portal/ui/text/TotalLine.tsx';
import { copy } from './copy.ts';
import { InvoiceStateTag } from './InvoiceStateTag.tsx';
import type { Check, Checks, Entry } from './queries.ts';
import { refusedCount } from './rules.ts';

interface ChecksCardProps {
  readonly entries: readonly Entry[];
  readonly checks: Checks | undefined;
  readonly query: CardQuery;
  readonly onRemove: (index: number) => void;
  readonly onClear: () => void;
}

type Row = Check & { readonly index: number };

const { checks: words } = copy;

/** The entered invoices with the results of their checks, and the total of the accepted ones. */
export function ChecksCard({ entries, checks, query, onRemove, onClear }: ChecksCardProps) {
  const rows = (checks?.invoices ?? []).map((check, index): Row => ({ ...check, index }));
  const refused = refusedCount(rows);
  const remove = (row: Row) => (
    <Button
      variant="link"
      aria-label={words.removeOf(row.invoiceNo, row.index)}
      onClick={(event) => onFirstClick(event, () => onRemove(row.index))}
    >
      {words.remove}
    </Button>
  );
  return (
    <CardFrame
      title={words.title}
      actions={
        entries.length === 0 ? undefined : (
          <Button variant="link" sx={{ color: 'text.secondary' }} onClick={onClear}>
            {words.clear}
          </Button>
        )
      }
      query={entries.length === 0 ? undefined : query}
      skeleton={<SkeletonLines heights={[40, 40]} />}
      isEmpty={entries.length === 0}
      empty={<EmptyLine text={words.empty} />}
    >
      {refused === 0 ? null : (
        <HintPanel tone="warning" icon="warning">
          {words.refused(refused)}
        </HintPanel>
      )}
      <Box sx={{ mt: 3 }}>
        <PlainTable
          caption={words.caption}
          columns={[...columns, { key: 'action', title: words.action, actions: true, render: remove }]}
          rows={rows}
          rowKey={({ index }) => String(index)}
          narrow={(row) => (
            <ListEntry
              first={[row.invoiceNo, amountOf(row)]}
              second={[row.reason ?? row.seller ?? '', row.invoicedOn ?? '']}
              third={[<InvoiceStateTag key="state" state={row.state} />, remove(row)]}
            />
          )}
        />
      </Box>
      {checks === undefined ? null : (
        <Box sx={{ mt: 4 }}>
          <TotalLine label={words.sum(checks.acceptedCount)}>
            <MoneyText value={checks.acceptedAmount} />
          </TotalLine>
        </Box>
      )}
    </CardFrame>
  );
}

const amountOf = ({ amount }: Check): string => (amount === undefined ? NO_VALUE : formatAmount(amount));

/** Wraps the reason, so that the amount stays visible. */
const reasonStyle = { maxWidth: 176, whiteSpace: 'normal', wordBreak: 'normal' } as const;

const columns: readonly Column<Row>[] = [
  { key: 'no', title: words.no, render: (row) => row.invoiceNo },
  {
    key: 'state',
    title: words.state,
    render: (row) => (
      <>
        <InvoiceStateTag state={row.state} />
        {row.reason === undefined ? null : (
          <Box component="span" className="below" sx={reasonStyle}>
            {row.reason}
          </Box>
        )}
      </>
    ),
  },
  {
    key: 'seller',
    title: words.seller,
    render: (row) => (
      <>
        {row.seller ?? NO_VALUE}
        {row.invoicedOn === undefined ? null : <span className="below">{row.invoicedOn}</span>}
      </>
    ),
  },
  { key: 'amount', title: words.amount, align: 'right', render: amountOf },
];

import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { refOf, type BillRow } from '#portal/domain/bills/billRef.ts';
import { SelectionBar } from '#portal/domain/bills/SelectionBar.tsx';
import { useChosen } from '#portal/domain/bills/useChosen.ts';
import { factOf } from '#portal/domain/fact/factOf.ts';
import { bookPagesOf } from '#portal/products/bookPages.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { PagedTable } from '#portal/ui/table/PagedTable.tsx';
import { usePageRequest } from '#portal/ui/table/usePageRequest.ts';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { TotalLine } from '#portal/ui/text/TotalLine.tsx';
import { copy } from '../copy.ts';
import { CardLink } from '../parts/CardLink.tsx';
import { DueBillEntry, dueBillColumns } from '../parts/dueBillRow.tsx';
import { dueBillsQuery } from '../queries.ts';
import { useViewer } from '../useViewer.ts';

/** The bills to repay, for products without a bill list. The user chooses one, some or all. 1 §2 */
export function DueBillsCard() {
  const { product } = useViewer();
  const [page, goTo] = usePageRequest('dueBills');
  const query = useQuery(dueBillsQuery(product.code, page));
  const rows = query.data?.list ?? [];
  const chosen = useChosen(rows);
  return (
    <CardFrame
      title={copy.dueBills.title}
      actions={<CardLink to={bookPagesOf(product).dueCalendar()}>{copy.dues.all}</CardLink>}
      isEmpty={query.data?.total === 0}
      empty={<EmptyLine text={copy.repay.noDue} />}
    >
      <PagedTable<BillRow>
        caption={copy.dueBills.caption}
        columns={dueBillColumns}
        rows={rows}
        rowKey={refOf}
        rowTone={(row) => (row.overdueDays > 0 ? 'danger' : undefined)}
        selection={{
          selected: chosen.selected,
          onChange: chosen.choose,
          canSelect: (row) => row.canRepay,
          labelOf: (row) => copy.dueBills.select(refOf(row)),
        }}
        narrow={(row) => <DueBillEntry row={row} />}
        beside
        query={query}
        pagination={query.data}
        onPage={goTo}
      />
      <SelectionBar chosen={chosen} />
      {query.data ? (
        <Box sx={{ mt: 4 }}>
          <TotalLine label={copy.dues.total}>
            <MoneyText value={query.data.sums.owed} fact={factOf('owed.total', product.code)} />
          </TotalLine>
        </Box>
      ) : null}
    </CardFrame>
  );
}

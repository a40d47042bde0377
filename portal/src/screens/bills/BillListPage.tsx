import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BillTab } from '#generated/shared/enums/BillTab.ts';
import { BillTabLabel } from '#generated/shared/labels.ts';
import { exporting, table } from '../../copy/ui.ts';
import { refOf } from '../../domain/bills/billRef.ts';
import { ReconcileLink } from '../../domain/bills/ReconcileLink.tsx';
import { SelectionBar } from '../../domain/bills/SelectionBar.tsx';
import { useChosen } from '../../domain/bills/useChosen.ts';
import { useBooks } from '../../domain/books/useBooks.tsx';
import { factOf } from '../../domain/fact/factOf.ts';
import type { Facts } from '../../domain/fact/facts.ts';
import { useToday } from '../../session/useNow.ts';
import { useProduct } from '../../session/useProduct.ts';
import { ExportButton } from '../../ui/export/ExportButton.tsx';
import { exportPeriod } from '../../ui/export/exportPeriod.ts';
import { useExportChoice } from '../../ui/export/useExportChoice.ts';
import { AfterPaint } from '../../ui/feedback/AfterPaint.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { HintPanel } from '../../ui/feedback/HintPanel.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { PageRows } from '../../ui/list/PageRows.tsx';
import { cardStack } from '../../ui/page/cardStack.ts';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { TotalSums } from '../../ui/table/TotalSums.tsx';
import { LockedTabs } from '../../ui/tabs/LockedTabs.tsx';
import { copy } from './copy.ts';
import { billColumns } from './exportColumns.ts';
import { BILL_TABS } from './filters.ts';
import { BillFilters } from './parts/BillFilters.tsx';
import { BillTable } from './parts/BillTable.tsx';
import { SumsCard } from './parts/SumsCard.tsx';
import { UpcomingTable } from './parts/UpcomingTable.tsx';
import { allBills } from './queries.ts';
import { rowSums } from './rules.ts';
import { useBillList } from './useBillList.ts';

/** Height of tabs, filters and ten rows, in px. */
const LIST_HEIGHT = 840;

/** /company/billListNew and /baolibiaopin/billListNew: bills, due amounts, and repayment. 1 §2 */
export function Component() {
  const product = useProduct();
  const today = useToday();
  const list = useBillList(product);
  const rows = list.page?.list ?? [];
  const chosen = useChosen(rows);
  const choice = useExportChoice(rows, refOf, (row) => copy.row.select(refOf(row)));
  const exported = {
    title: copy.list.file(BillTabLabel[list.tab]),
    period: exportPeriod(
      { ...list.question, dateFrom: list.question.periodFrom, dateTo: list.question.periodTo },
      today,
    ),
    total: { label: exporting.total },
    columns: billColumns,
    load: allBills(list.question),
  };
  const books = useBooks('bills', exported);
  return (
    <>
      <PageHead
        title={copy.list.title}
        intro={copy.list.intro}
        actions={
          <>
            <ReconcileLink />
            <ExportButton {...exported} more={books.more} choice={choice} />
          </>
        }
      />
      <Box sx={cardStack}>
        <SumsCard list={list} />
        {/* The amount due is painted first. */}
        <AfterPaint placeholder={<Skeleton card height={LIST_HEIGHT} />}>
          <CardFrame>
            <BillTabs list={list} />
            <Box role="tabpanel" id="bills-panel" aria-labelledby={`bills-${list.tab}`} sx={{ pt: 4 }}>
              <BillFilters product={product} filters={list.filters} query={list.query} />
              <Box sx={{ mt: 4 }}>
                {list.page?.billing ? (
                  <Box role="status" sx={{ mb: 3 }}>
                    <HintPanel tone="info" icon="clock">
                      {copy.list.billing(list.page.billingReadyAt?.slice(5, 16))}
                    </HintPanel>
                  </Box>
                ) : null}
                <PageRows>
                  {list.tab === BillTab.Unbilled ? (
                    <>
                      <UpcomingTable list={list} />
                      <Typography component="h2" variant="cardTitle" sx={{ mb: 3 }}>
                        {copy.upcoming.instalments}
                      </Typography>
                    </>
                  ) : null}
                  <BillTable list={list} chosen={chosen} exported={choice.selection} />
                </PageRows>
                {list.page === undefined || list.page.total === 0 ? null : (
                  <TotalSums label={table.sumOf(list.page.total)} sums={rowSums(list.page.sums)} />
                )}
              </Box>
            </Box>
          </CardFrame>
        </AfterPaint>
      </Box>
      {books.dialog}
      {choice.choosing ? null : <SelectionBar chosen={chosen} />}
    </>
  );
}

/** Marks of the tabs' counts. The card of sums shows two of these counts too. */
const countFacts = {
  [BillTab.AllBill]: 'bills.count',
  [BillTab.WaitRepay]: 'owed.count',
  [BillTab.Overdue]: 'owed.overdueCount',
  [BillTab.Settled]: 'bills.settledCount',
  [BillTab.Unbilled]: 'bills.unbilledCount',
} as const satisfies Record<BillTab, keyof Facts>;

function BillTabs({ list }: { readonly list: ReturnType<typeof useBillList> }) {
  const { code } = useProduct();
  const counts = list.query.data?.tabCounts;
  return (
    <LockedTabs
      id="bills"
      label={copy.list.tabs}
      value={list.tab}
      onChange={list.toTab}
      tabs={BILL_TABS.map((value) => ({
        value,
        label: BillTabLabel[value],
        count: counts?.[value] ?? 'pending',
        countFact: list.filters.isInitial ? factOf(countFacts[value], code) : undefined,
        alarming: value === BillTab.Overdue,
      }))}
    />
  );
}

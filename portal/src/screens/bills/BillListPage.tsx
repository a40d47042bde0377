import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { BillTab, BillTabLabel } from '#generated/shared/enums.ts';
import { queryClient } from '../../api/queryClient.ts';
import { addMoney } from '../../format/money.ts';
import { loadSession } from '../../session/load.ts';
import { useProduct } from '../../session/useProduct.ts';
import { useToday } from '../../session/useNow.ts';
import { CardFrame } from '../../widgets/CardFrame.tsx';
import { ExportButton } from '../../widgets/export/ExportButton.tsx';
import { readFilters } from '../../widgets/filters/fields.ts';
import { HintPanel } from '../../widgets/HintPanel.tsx';
import { LockedTabs } from '../../widgets/LockedTabs.tsx';
import { PageHead } from '../../widgets/PageHead.tsx';
import { pageOf } from '../../widgets/table/pagination.ts';
import { copy } from './copy.ts';
import { billColumns } from './exportColumns.ts';
import { billFields, billQuestion, BILL_TABS, tabField, tabOf } from './filters.ts';
import { BillFilters } from './parts/BillFilters.tsx';
import { BillTable } from './parts/BillTable.tsx';
import { SelectionBar } from '../../widgets/bills/SelectionBar.tsx';
import { SumsCard } from './parts/SumsCard.tsx';
import { UpcomingTable } from './parts/UpcomingTable.tsx';
import { allBills, billPageQuery } from './queries.ts';
import { sumsQuery, useBillList } from './useBillList.ts';
import { useChosen } from '../../widgets/bills/useChosen.ts';

/** Asks for the page that the URL names while the code of the screen is still on the way. */
export function loader({ request }: LoaderFunctionArgs): null {
  const query = new URL(request.url).searchParams;
  void loadSession().then(({ product, openStatus }) => {
    if (product === undefined || !openStatus.opened) return;
    const question = billQuestion(
      product.code,
      tabOf(readFilters(tabField, query)),
      readFilters(billFields, query),
    );
    const page = pageOf(query);
    for (const asked of [billPageQuery(question, page), sumsQuery(question, page)])
      void queryClient.prefetchQuery(asked);
  });
  return null;
}

/** /company/billListNew and /baolibiaopin/billListNew: what was billed, what is due, and repaying it. 1 §2 */
export function Component() {
  const product = useProduct();
  const today = useToday();
  const list = useBillList(product);
  const rows = list.page?.list ?? [];
  const chosen = useChosen(rows);
  return (
    <>
      <PageHead
        title={copy.list.title}
        intro={copy.list.intro}
        actions={
          <ExportButton
            fileName={copy.list.fileName(BillTabLabel[list.tab], today)}
            columns={billColumns}
            load={allBills(list.question)}
          />
        }
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 3, sm: 4 } }}>
        <SumsCard list={list} />
        <CardFrame>
          <BillTabs list={list} />
          <Box role="tabpanel" id="bills-panel" aria-labelledby={`bills-${list.tab}`} sx={{ pt: 4 }}>
            <BillFilters product={product} filters={list.filters} />
            <Box sx={{ mt: 4 }}>
              {list.page?.billing ? (
                <Box role="status" sx={{ mb: 3 }}>
                  <HintPanel tone="info" icon="clock">
                    {copy.list.billing}
                  </HintPanel>
                </Box>
              ) : null}
              {list.tab === BillTab.Unbilled ? (
                <>
                  <UpcomingTable list={list} />
                  <Typography component="h2" variant="cardTitle" sx={{ mb: 3 }}>
                    {copy.upcoming.instalments}
                  </Typography>
                </>
              ) : null}
              <BillTable list={list} chosen={chosen} />
            </Box>
          </Box>
        </CardFrame>
      </Box>
      <SelectionBar chosen={chosen} pageOwed={addMoney(...rows.map(({ owed }) => owed))} />
    </>
  );
}

function BillTabs({ list }: { readonly list: ReturnType<typeof useBillList> }) {
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
        count: counts?.[value],
        alarming: value === BillTab.Overdue,
      }))}
    />
  );
}

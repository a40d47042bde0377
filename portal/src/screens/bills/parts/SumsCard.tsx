import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { BillTab } from '#generated/shared/enums/BillTab.ts';
import { refOf } from '#portal/domain/bills/billRef.ts';
import { factOf, sumOf } from '#portal/domain/fact/factOf.ts';
import { useProduct } from '#portal/session/useProduct.ts';
import { Figures } from '#portal/ui/fact/Figures.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { Skeleton } from '#portal/ui/feedback/Skeleton.tsx';
import { PhoneFold } from '#portal/ui/page/PhoneFold.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { StatusTag } from '#portal/ui/text/StatusTag.tsx';
import { copy } from '../copy.ts';
import { headFigure } from '../rules.ts';
import type { BillPage, BillSums, TabCounts } from '../types.ts';
import type { BillList } from '../useBillList.ts';
import { Composition } from './Composition.tsx';
import { CreditsNote } from './CreditsNote.tsx';

type Tabbed = BillPage & { readonly tab: BillTab };

/** Marks of the amount due and its count, for a total without filters: other pages show it too. Other figures have none. */
function factsOf(data: Tabbed, { filters }: BillList, productCode: string) {
  if (!filters.isInitial || headFigure(data.tab) !== 'owed') return undefined;
  // The rows add up to the total only if the page has all of them.
  const rows = data.list.length === data.total ? data.list.map((row) => factOf('bill.owed', refOf(row))) : [];
  return data.tab === BillTab.Overdue
    ? {
        owed: sumOf(factOf('owed.overdue', productCode), rows),
        count: factOf('owed.overdueCount', productCode),
      }
    : { owed: sumOf(factOf('owed.total', productCode), rows), count: factOf('owed.count', productCode) };
}

/** The total of the filtered bills, and its parts. docs/design/look.md "Pictures" */
export function SumsCard({ list }: { readonly list: BillList }) {
  const sums = useQuery(list.sumsQuery);
  const { code } = useProduct();
  return (
    <CardFrame query={sums} skeleton={<Skeleton height={92} />}>
      {sums.data ? (
        <Box sx={gridStyle}>
          <HeadFigure
            sums={sums.data.sums}
            counts={sums.data.tabCounts}
            total={sums.data.total}
            figure={headFigure(sums.data.tab)}
            facts={factsOf(sums.data, list, code)}
            productCode={code}
          />
          <PhoneFold label={copy.sums.label}>
            <Composition sums={sums.data.sums} />
          </PhoneFold>
        </Box>
      ) : null}
    </CardFrame>
  );
}

interface HeadFigureProps {
  readonly sums: BillSums;
  readonly counts: TabCounts;
  /** Number of rows in the sum. */
  readonly total: number;
  readonly figure: ReturnType<typeof headFigure>;
  readonly facts: ReturnType<typeof factsOf>;
  readonly productCode: string;
}

function HeadFigure({ sums, counts, total, figure, facts, productCode }: HeadFigureProps) {
  const overdueCount = factOf('owed.overdueCount', productCode);
  return (
    <Box sx={{ pr: { md: 5 }, borderRight: { md: '1px solid' }, borderColor: { md: 'divider' } }}>
      <Typography variant="caption" component="div" color="textSecondary">
        {copy.sums[figure]}
      </Typography>
      <MoneyText value={figure === 'repaid' ? sums.repaid : sums.owed} size="heroAmount" fact={facts?.owed} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          fontSize: 12,
          lineHeight: '20px',
        }}
      >
        {counts.overdue > 0 ? (
          <StatusTag tone="danger" icon="octagon">
            <Figures of={facts === undefined ? [] : [[String(counts.overdue), overdueCount]]}>
              {copy.sums.overdueCount(counts.overdue)}
            </Figures>
          </StatusTag>
        ) : null}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <Figures of={facts === undefined ? [] : [[String(total), facts.count]]}>
            {copy.sums.count(figure, total)}
          </Figures>
        </Box>
      </Box>
      <CreditsNote sums={sums} />
    </Box>
  );
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '264px minmax(0, 1fr)' },
  gap: { xs: 2, md: 8 },
  alignItems: 'center',
} as const;

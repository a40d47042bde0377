import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useToday } from '../../session/useNow.ts';
import { useProduct } from '../../session/useProduct.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { EmptyLine } from '../../ui/feedback/EmptyLine.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useUrlFilters } from '../../ui/filters/useUrlFilters.ts';
import { cardStack } from '../../ui/page/cardStack.ts';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { PrintButton } from '../../ui/print/PrintButton.tsx';
import { copy } from './copy.ts';
import { CostsCard } from './parts/CostsCard.tsx';
import { PeriodBar } from './parts/PeriodBar.tsx';
import { QuotaCard } from './parts/QuotaCard.tsx';
import { SpentCard } from './parts/SpentCard.tsx';
import { periodOf, spendingFields } from './period.ts';
import { spendingQuery } from './queries.ts';

/** /spending: purchases, use of the quota, and costs of a period. Not in the specification. */
export function Component() {
  const product = useProduct();
  const today = useToday();
  const filters = useUrlFilters(spendingFields);
  const period = periodOf(filters.values, today);
  const query = useQuery(spendingQuery(product.code, period));
  const asTable = filters.values.view === 'table';
  const { data } = query;
  return (
    <>
      <PageHead title={copy.title} intro={copy.intro} actions={<PrintButton />} />
      <PeriodBar
        values={filters.values}
        period={period}
        today={today}
        asTable={asTable}
        onPeriod={filters.apply}
        onView={(shown) => filters.apply({ view: shown ? 'table' : '' })}
      />
      {period === undefined ? null : data === undefined || data.months.length === 0 ? (
        <CardFrame
          title={copy.spent.title}
          query={query}
          skeleton={<Skeleton height={360} />}
          isEmpty={data !== undefined}
          empty={<EmptyLine text={copy.noOrders} />}
        />
      ) : (
        <Box aria-busy={query.isPlaceholderData} sx={cardStack}>
          <p data-print="only">{copy.period.span(period.dateFrom, period.dateTo)}</p>
          <SpentCard spending={data} product={product} period={period} asTable={asTable} />
          <QuotaCard quota={data.quota} asTable={asTable} />
          <CostsCard costs={data.costs} product={product} asTable={asTable} />
        </Box>
      )}
    </>
  );
}

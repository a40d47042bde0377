import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { AskParent } from '#portal/domain/status/AskParent.tsx';
import type { ProductCode } from '#portal/products/product.ts';
import { useProduct } from '#portal/session/useProduct.ts';
import { useSession } from '#portal/session/useSession.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { SkeletonLines } from '#portal/ui/feedback/Skeleton.tsx';
import { PageHead } from '#portal/ui/page/PageHead.tsx';
import { twoColumns } from '#portal/ui/page/twoColumns.ts';
import { admission } from '../rules.ts';
import { ApplyCard } from './ApplyCard.tsx';
import { ChecksCard } from './ChecksCard.tsx';
import { copy } from './copy.ts';
import { EnterCard } from './EnterCard.tsx';
import { checksQuery, invoiceQuotaQuery } from './queries.ts';
import { RecordsCard } from './RecordsCard.tsx';
import { RuleCard } from './RuleCard.tsx';
import { useEntries } from './useEntries.ts';

/** /invoiceQuotaNew: applies for a higher credit limit by invoices: enter, check, apply. 1 §2 */
export function Component() {
  const { isParent } = useSession();
  const { code, flags } = useProduct();
  const verdict = admission({ isParent, flags });
  return (
    <>
      <PageHead title={copy.title} intro={copy.intro} />
      {verdict === 'open' ? (
        <InvoiceQuotaCards productCode={code} />
      ) : verdict === 'child' ? (
        <AskParent text={copy.child} />
      ) : (
        <CardFrame>
          <EmptyLine text={copy.notSupported} />
        </CardFrame>
      )}
    </>
  );
}

function InvoiceQuotaCards({ productCode }: { readonly productCode: ProductCode }) {
  const quota = useQuery(invoiceQuotaQuery(productCode));
  const { entries, add, remove, clear } = useEntries(productCode);
  const checks = useQuery(checksQuery(productCode, entries));
  const checked = entries.length === 0 ? undefined : checks.data;
  // While a new check runs, the table shows the previous list, whose positions may differ.
  const checking = checks.isPlaceholderData;
  const removeShown = (index: number) => {
    if (!checking) remove(index);
  };
  if (quota.data === undefined)
    return <CardFrame query={quota} skeleton={<SkeletonLines heights={[72, 120, 120]} />} />;
  return (
    <Box sx={layout}>
      <Box sx={column}>
        <EnterCard entered={entries.length} maxInvoices={quota.data.maxInvoices} onAdd={add} />
        <ChecksCard
          entries={entries}
          checks={checked}
          query={checks}
          onRemove={removeShown}
          onClear={clear}
        />
      </Box>
      <Box sx={column}>
        <ApplyCard
          productCode={productCode}
          quota={quota.data}
          checks={checked}
          checking={checking}
          onApplied={clear}
        />
        <RuleCard quota={quota.data} />
      </Box>
      <RecordsCard applications={quota.data.applications} />
    </Box>
  );
}

const column = { display: 'grid', gap: { xs: 3, sm: 4 }, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const layout = { ...twoColumns('336px', 'md'), alignItems: 'start' } as const;

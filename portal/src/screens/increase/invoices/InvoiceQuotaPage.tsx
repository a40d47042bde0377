import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { AskParent } from '#portal/domain/status/AskParent.tsx';
import type { ProductCode } from '#portal/products/product.ts';
import { useProduct } from '#portal/session/useProduct.ts';
import { useSession } from '#portal/session/useSession.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { SkeletonLines } from '#portal/ui/feedback/Skeleton.tsx';
import { RemovedRows } from '#portal/ui/form/RemovedRows.tsx';
import { useRemoved } from '#portal/ui/form/useRemoved.ts';
import { PageHead } from '#portal/ui/page/PageHead.tsx';
import { twoColumns } from '#portal/ui/page/twoColumns.ts';
import { admission } from '../rules.ts';
import { ApplyCard } from './ApplyCard.tsx';
import { ChecksCard } from './ChecksCard.tsx';
import { copy } from './copy.ts';
import { EnterCard } from './EnterCard.tsx';
import { checksQuery, invoiceQuotaQuery, type Entry } from './queries.ts';
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

/** Entries that were removed together, and the place of the first one. */
interface RemovedEntries {
  readonly index: number;
  readonly entries: readonly Entry[];
}

const nameOfRemoved = ({ entries: [first, ...others] }: RemovedEntries): string =>
  first === undefined || others.length > 0 ? copy.checks.invoices(others.length + 1) : first.invoiceNo;

function InvoiceQuotaCards({ productCode }: { readonly productCode: ProductCode }) {
  const quota = useQuery(invoiceQuotaQuery(productCode));
  const { entries, add, remove, insert, clear } = useEntries(productCode);
  const { removed, keep, forget, forgetAll } = useRemoved<RemovedEntries>();
  const checks = useQuery(checksQuery(productCode, entries));
  const checked = entries.length === 0 ? undefined : checks.data;
  // While a new check runs, the table shows the previous list, whose positions may differ.
  const checking = checks.isPlaceholderData;
  const removeShown = (index: number) => {
    const entry = entries[index];
    if (checking || entry === undefined) return;
    remove(index);
    keep({ index, entries: [entry] });
  };
  const removeAll = () => {
    clear();
    keep({ index: 0, entries });
  };
  const bringBack = (back: RemovedEntries) => {
    insert(back.index, back.entries);
    forget(back);
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
          onClear={removeAll}
        />
        <RemovedRows
          removed={removed.filter((each) => entries.length + each.entries.length <= quota.data.maxInvoices)}
          nameOf={nameOfRemoved}
          onUndo={bringBack}
        />
      </Box>
      <Box sx={column}>
        <ApplyCard
          productCode={productCode}
          quota={quota.data}
          checks={checked}
          checking={checking}
          onApplied={() => {
            clear();
            forgetAll();
          }}
        />
        <RuleCard quota={quota.data} />
      </Box>
      <RecordsCard applications={quota.data.applications} />
    </Box>
  );
}

const column = { display: 'grid', gap: { xs: 3, sm: 4 }, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const layout = { ...twoColumns('336px', 'md'), alignItems: 'start' } as const;

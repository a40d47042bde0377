import { DetailRows } from '#portal/ui/detail/DetailRows.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy } from './copy.ts';
import type { InvoiceQuota } from './queries.ts';

const { rule: words } = copy;

/** The rules for invoices, with the provider's figures. */
export const RuleCard = ({ quota }: { readonly quota: InvoiceQuota }) => (
  <CardFrame title={words.title}>
    <DetailRows
      rows={[
        [words.upper, <MoneyText key="upper" value={quota.upperLimit} />],
        [words.share, words.shareText(quota.sharePercent)],
        [words.valid, words.validText(quota.validMonths)],
        [words.most, words.mostText(quota.maxInvoices)],
      ]}
    />
  </CardFrame>
);

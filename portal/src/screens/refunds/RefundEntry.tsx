import { RefundTargetLabel } from '#generated/shared/labels.ts';
import { factOf } from '../../domain/fact/factOf.ts';
import { refundStatus } from '../../domain/status/statusTags.ts';
import { StatusValueTag } from '../../domain/status/StatusValueTag.tsx';
import { ListEntry } from '../../ui/list/ListEntry.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { RefundLink } from './parts/RefundLink.tsx';
import type { Refund } from './queries.ts';

/** A refund as a list entry, for narrow screens. docs/design/look.md rule 8 */
export function RefundEntry({ refund }: { readonly refund: Refund }) {
  const { refundNo, goods, amount, appliedAt, target, status } = refund;
  return (
    <ListEntry
      first={[
        goods,
        <MoneyText key="amount" value={amount} symbol fact={factOf('refund.amount', refundNo)} />,
      ]}
      second={[appliedAt, RefundTargetLabel[target]]}
      third={[
        <StatusValueTag
          key="status"
          kind={refundStatus}
          value={status}
          fact={factOf('refund.state', refundNo)}
        />,
        <RefundLink key="open" refund={refund} />,
      ]}
    />
  );
}

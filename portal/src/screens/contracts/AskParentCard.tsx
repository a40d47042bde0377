import { useQuery } from '@tanstack/react-query';
import { copy as contract } from '../../domain/contract/copy.ts';
import { needSignQuery } from '../../session/badgeQueries.ts';
import { useProduct } from '../../session/useProduct.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { HintPanel } from '../../ui/feedback/HintPanel.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { copy } from './copy.ts';

/** Asks a child account to have its parent sign, with the names of the contracts. 2 §5 */
export function AskParentCard() {
  const pending = useQuery(needSignQuery(useProduct().code));
  const names = pending.data?.contractList.map(({ contractName }) => contractName) ?? [];
  return (
    <CardFrame title={copy.childTitle} query={pending} skeleton={<Skeleton height={40} />}>
      <HintPanel tone="flat" icon="lock">
        {names.length === 0 ? copy.childNone : contract.onlyParent(names)}
      </HintPanel>
    </CardFrame>
  );
}

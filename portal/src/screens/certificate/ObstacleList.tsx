import { useQuery } from '@tanstack/react-query';
import { CertificateScope } from '#generated/shared/enums/CertificateScope.ts';
import { BlockerRow } from '../../domain/blockers/BlockerRow.tsx';
import { reasonOf } from '../../domain/submission/reasonOf.ts';
import type { ProductCode } from '../../products/product.ts';
import { ErrorLine } from '../../ui/feedback/ErrorLine.tsx';
import { HintPanel } from '../../ui/feedback/HintPanel.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { copy } from './copy.ts';
import { checkQuery, type Coverage } from './queries.ts';

interface ObstacleListProps {
  readonly productCode: ProductCode;
  readonly coverage: Coverage;
}

const { apply: words } = copy;

/** Blockers of a certificate for this range, each with a link to settle it, or a text that there are none. */
export function ObstacleList({ productCode, coverage }: ObstacleListProps) {
  const check = useQuery(checkQuery(productCode, coverage));
  if (check.isPending) return <Skeleton height={40} />;
  if (check.isError)
    return (
      <ErrorLine text={reasonOf(check.error) ?? words.checkFailed} onRetry={() => void check.refetch()} />
    );
  const { items } = check.data;
  if (items.length === 0)
    return (
      <HintPanel tone="info" icon="success">
        <span role="status">{words.free}</span>
      </HintPanel>
    );
  return (
    <div>
      <HintPanel tone="danger" icon="octagon">
        <span role="status">{words.blocked(items.length)}</span>
      </HintPanel>
      <ul>
        {items.map((item) => (
          <BlockerRow key={item.kind} blocker={item} whole={coverage.scope === CertificateScope.All} />
        ))}
      </ul>
    </div>
  );
}

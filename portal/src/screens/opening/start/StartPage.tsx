import { useQuery } from '@tanstack/react-query';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { SkeletonLines } from '#portal/ui/feedback/Skeleton.tsx';
import { PageHead } from '#portal/ui/page/PageHead.tsx';
import { copy } from '../copy.ts';
import { openingQuery } from '../queries.ts';
import { useOpeningFlow } from '../useOpeningFlow.ts';
import { Start } from './Start.tsx';

/** Start of an opening, for every flow. spec 1 §2 */
export function Component() {
  const { product, linkParams } = useOpeningFlow();
  const opening = useQuery(openingQuery(linkParams.productCode, linkParams.from));
  return (
    <>
      <PageHead title={copy.title(product.name)} intro={copy.start.intro} />
      {opening.data === undefined ? (
        <CardFrame query={opening} skeleton={<SkeletonLines heights={[28, 92, 68, 124, 40]} />} />
      ) : (
        <Start opening={opening.data} />
      )}
    </>
  );
}

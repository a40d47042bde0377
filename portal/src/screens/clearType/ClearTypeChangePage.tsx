import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { crumbTo } from '../../domain/page/crumbTo.ts';
import { paths } from '../../paths.ts';
import { useProduct } from '../../session/useProduct.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { ChangeResult } from './ChangeResult.tsx';
import { copy } from './copy.ts';
import { NotChangeable } from './NotChangeable.tsx';
import { clearTypesQuery } from './queries.ts';
import { clearTypePages, type Acceptance } from './rules.ts';

/** Page to change the clear type of one account, and to show the result. 1 §2 */
export function Component() {
  const product = useProduct();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [accepted, setAccepted] = useState<Acceptance>();
  const types = useQuery(clearTypesQuery(product.code, search.get('jdpin') ?? undefined));
  const manage = clearTypePages(product).manage();
  const { data } = types;
  return (
    <>
      <PageHead title={copy.change.title} intro={copy.change.intro} parent={crumbTo(manage)} />
      {accepted ? (
        <ChangeResult
          accepted={accepted}
          onBack={() => void navigate(manage)}
          onHome={() => void navigate(paths.root())}
        />
      ) : (
        <CardFrame query={types} skeleton={<Skeleton height={420} />}>
          {data?.changeable ? <ChangeForm product={product} types={data} onAccepted={setAccepted} /> : null}
          {data && !data.changeable ? <NotChangeable types={data} back={manage} /> : null}
        </CardFrame>
      )}
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { isFactoring } from '#portal/products/factoring.ts';
import { RealNameExpired } from '../../domain/company/RealNameExpired.tsx';
import { useProduct } from '../../session/useProduct.ts';
import { useSession } from '../../session/useSession.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx';
import { useRowInUrl } from '../../ui/list/useRowInUrl.ts';
import { PAGE_INTRO, PageHead } from '../../ui/page/PageHead.tsx';
import { AdminCard } from './AdminCard.tsx';
import { AgentCard } from './agent/AgentCard.tsx';
import { companyChangesOf, isUnderReview } from './changes.ts';
import { ChangesCard } from './ChangesCard.tsx';
import { copy } from './copy.ts';
import { companyInfoQuery } from './queries.ts';
import { LegalCard, RecordCard } from './RecordCard.tsx';
import { TodoCard } from './TodoCard.tsx';

const ChangeDrawer = lazy(() =>
  import('./change/ChangeDrawer.tsx').then((module) => ({ default: module.ChangeDrawer })),
);

/** Value of `change` in the URL while the drawer is open. Any value opens it. */
const OPEN = '1';

/** Page of the company's data, at /company/companyInfo and the like for other families. 1 §2 */
export function Component() {
  const product = useProduct();
  const { isParent } = useSession();
  const info = useQuery(companyInfoQuery(product.code));
  const drawer = useRowInUrl('change');
  const { data } = info;
  const open = () => drawer.open(OPEN);
  const busy = data !== undefined && isUnderReview(data);
  return (
    <>
      <PageHead
        title={copy.title}
        intro={busy && isParent ? copy.under : copy.intro}
        actions={
          isParent && data !== undefined ? (
            <Button
              variant="outlined"
              disabled={busy}
              aria-describedby={busy ? PAGE_INTRO : undefined}
              onClick={open}
            >
              {copy.apply}
            </Button>
          ) : null
        }
      />
      <Box sx={{ display: 'grid', gap: 4 }}>
        <RealNameExpired />
        {data === undefined ? (
          <CardFrame title={copy.record.title} query={info} skeleton={<SkeletonLines heights={rows} />} />
        ) : (
          <>
            <TodoCard info={data} isParent={isParent} onComplete={open} />
            <RecordCard company={data.company} />
            <LegalCard company={data.company} clear={data.clear} />
            <AdminCard info={data} />
            {isFactoring(product) ? <AgentCard productCode={product.code} /> : null}
            <ChangesCard changes={companyChangesOf(data)} onAgain={busy ? undefined : open} />
          </>
        )}
      </Box>
      {isParent && !busy && drawer.everOpen && data !== undefined ? (
        <Suspense fallback={null}>
          <ChangeDrawer info={data} open={drawer.value !== undefined} onClose={drawer.close} />
        </Suspense>
      ) : null}
    </>
  );
}

const rows = [36, 36, 36, 36];

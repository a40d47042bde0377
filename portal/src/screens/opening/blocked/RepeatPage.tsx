import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { leaveFor } from '../../../api/redirect.ts';
import { useProduct } from '../../../session/useProduct.ts';
import { CardFrame } from '../../../ui/feedback/CardFrame.tsx';
import { HintPanel } from '../../../ui/feedback/HintPanel.tsx';
import { SkeletonLines } from '../../../ui/feedback/Skeleton.tsx';
import { DetailRows } from '../../../ui/detail/DetailRows.tsx';
import { PageHead } from '../../../ui/page/PageHead.tsx';
import { openingQuery } from '../queries.ts';
import { StartInstead } from '../StartInstead.tsx';
import { copy as copies } from './copy.ts';
import { WayList } from '../WayList.tsx';

const copy = copies.repeat;

/** The company has opened the product with another account: which one, masked, and what can be done. 1 §2 */
export function Component() {
  const product = useProduct();
  const opening = useQuery(openingQuery(product.code));
  const { elsewhere } = opening.data ?? {};
  return (
    <>
      <PageHead title={copy.title} intro={copy.intro} />
      {opening.data && elsewhere === undefined ? (
        <StartInstead text={copy.not} />
      ) : (
        <CardFrame
          sx={{ maxWidth: 720 }}
          query={opening}
          skeleton={<SkeletonLines heights={[40, 32, 32, 32, 96]} />}
        >
          <Box sx={{ mb: 3 }}>
            <HintPanel tone="warning" icon="warning">
              {copy.heading}
            </HintPanel>
          </Box>
          {elsewhere ? (
            <DetailRows
              rows={[
                [copy.companyName, elsewhere.companyName],
                [copy.account, elsewhere.account],
                [copy.openedOn, elsewhere.openedOn],
              ]}
            />
          ) : null}
          <WayList {...copy.ways} />
          <Button variant="outlined" size="large" onClick={() => leaveFor('logout')} sx={{ mt: 4 }}>
            {copy.switchAccount}
          </Button>
        </CardFrame>
      )}
    </>
  );
}

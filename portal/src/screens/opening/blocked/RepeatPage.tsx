import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { leaveFor } from '#portal/api/redirect.ts';
import { useProduct } from '#portal/session/useProduct.ts';
import { DetailRows } from '#portal/ui/detail/DetailRows.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { SkeletonLines } from '#portal/ui/feedback/Skeleton.tsx';
import { PageHead } from '#portal/ui/page/PageHead.tsx';
import { OptionList } from '../OptionList.tsx';
import { openingQuery } from '../queries.ts';
import { StartInstead } from '../StartInstead.tsx';
import { copy as copies } from './copy.ts';

const copy = copies.repeat;

/** The company has opened the product with another account: its masked name, and the options. 1 §2 */
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
          <OptionList {...copy.ways} />
          <Button variant="outlined" size="large" onClick={() => leaveFor('logout')} sx={{ mt: 4 }}>
            {copy.switchAccount}
          </Button>
        </CardFrame>
      )}
    </>
  );
}

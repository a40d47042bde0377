import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serverNow } from '#portal/api/serverClock.ts';
import { DATE_TIME_FORMAT, formatDate } from '#portal/format/date.ts';
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

const copy = copies.abnormal;

/** The company has an abnormal status: reason, start, remedy; rechecked on request. 1 §2 */
export function Component() {
  const product = useProduct();
  const opening = useQuery(openingQuery(product.code));
  const { abnormal } = opening.data ?? {};
  const [checkedAt, setCheckedAt] = useState<string>();
  const check = async () => {
    const { isSuccess } = await opening.refetch();
    if (isSuccess) setCheckedAt(formatDate(serverNow(), DATE_TIME_FORMAT));
  };
  if (opening.data && abnormal === undefined)
    return (
      <>
        <PageHead title={copy.title} />
        <StartInstead text={copy.not} />
      </>
    );
  return (
    <>
      <PageHead title={copy.title} intro={copy.intro} />
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
        {abnormal ? (
          <DetailRows
            rows={[
              [copy.reason, abnormal.reason],
              [copy.authority, abnormal.authority],
              [copy.since, abnormal.since],
            ]}
          />
        ) : null}
        <OptionList {...copy.how} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mt: 4 }}>
          <Button
            size="large"
            disabled={opening.isFetching}
            aria-busy={opening.isFetching}
            onClick={() => void check()}
          >
            {opening.isFetching ? copy.checking : copy.again}
          </Button>
          <Typography role="status" variant="caption" color="textSecondary">
            {checkedAt === undefined ? null : copy.still(checkedAt)}
          </Typography>
        </Box>
      </CardFrame>
    </>
  );
}

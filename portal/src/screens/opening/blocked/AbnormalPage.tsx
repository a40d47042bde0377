import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serverNow } from '#portal/api/serverClock.ts';
import { DATE_TIME_FORMAT, formatDate } from '#portal/format/date.ts';
import { useProduct } from '#portal/session/useProduct.ts';
import { openingQuery } from '../queries.ts';
import { BlockedPage } from './BlockedPage.tsx';
import { copy as blockedCopy } from './copy.ts';

const copy = blockedCopy.abnormal;

/** Shown to a company with an abnormal status: reason, day, remedy, and a button that checks the status again. 1 §2 */
export function Component() {
  const { code } = useProduct();
  const opening = useQuery(openingQuery(code));
  const { data, isFetching } = opening;
  const [checkedAt, setCheckedAt] = useState<string>();
  const check = async () => {
    const { isSuccess } = await opening.refetch();
    if (isSuccess) setCheckedAt(formatDate(serverNow(), DATE_TIME_FORMAT));
  };
  return (
    <BlockedPage query={opening} blocker={data?.abnormal} words={copy}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mt: 4 }}>
        <Button size="large" disabled={isFetching} aria-busy={isFetching} onClick={() => void check()}>
          {isFetching ? copy.checking : copy.again}
        </Button>
        <Typography role="status" variant="caption" color="textSecondary">
          {checkedAt === undefined ? null : copy.still(checkedAt)}
        </Typography>
      </Box>
    </BlockedPage>
  );
}

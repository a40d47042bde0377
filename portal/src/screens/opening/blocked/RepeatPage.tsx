import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { leaveFor } from '#portal/api/redirect.ts';
import { useProduct } from '#portal/session/useProduct.ts';
import { openingQuery } from '../queries.ts';
import { BlockedPage } from './BlockedPage.tsx';
import { copy as blockedCopy } from './copy.ts';

const copy = blockedCopy.repeat;

/** Shown if the company has opened the product with another account: its masked name, and the options. 1 §2 */
export function Component() {
  const { code } = useProduct();
  const opening = useQuery(openingQuery(code));
  return (
    <BlockedPage query={opening} blocker={opening.data?.elsewhere} words={copy}>
      <Button variant="outlined" size="large" onClick={() => leaveFor('logout')} sx={{ mt: 4 }}>
        {copy.switchAccount}
      </Button>
    </BlockedPage>
  );
}

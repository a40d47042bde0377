import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { leaveFor } from '#portal/api/redirect.ts';
import { useProduct } from '#portal/session/useProduct.ts';
import { openingQuery } from '../queries.ts';
import { BlockedPage } from './BlockedPage.tsx';
import { copy as copies } from './copy.ts';

const copy = copies.repeat;

/** The company has opened the product with another account: which one, masked, and what can be done. 1 §2 */
export function Component() {
  const { code } = useProduct();
  const opening = useQuery(openingQuery(code));
  const { elsewhere } = opening.data ?? {};
  const facts = opening.data && (elsewhere ? rowsOf(elsewhere) : null);
  return (
    <BlockedPage query={opening} words={copy} intro={copy.intro} facts={facts} ways={copy.ways}>
      <Button variant="outlined" size="large" onClick={() => leaveFor('logout')} sx={{ mt: 4 }}>
        {copy.switchAccount}
      </Button>
    </BlockedPage>
  );
}

const rowsOf = (elsewhere: Readonly<Record<'companyName' | 'account' | 'openedOn', string>>) =>
  (['companyName', 'account', 'openedOn'] as const).map((name) => [copy[name], elsewhere[name]] as const);

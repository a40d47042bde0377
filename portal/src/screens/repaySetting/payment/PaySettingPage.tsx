import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useProduct } from '#portal/session/useProduct.ts';
import { PageHead } from '#portal/ui/page/PageHead.tsx';
import { twoColumns } from '#portal/ui/page/twoColumns.ts';
import { AutoRepayCards } from '../AutoRepayCards.tsx';
import { RulesCard } from '../RulesCard.tsx';
import { payCopy } from './copy.ts';
import { PasswordCard } from './PasswordCard.tsx';
import { payQuery } from './queries.ts';
import { SmallCard } from './SmallCard.tsx';

/** /company/jcPaySetting: the payment password, payment of small amounts without it, and automatic repayment. 1 §2 */
export function Component() {
  const product = useProduct();
  const setting = useQuery(payQuery(product.code));
  return (
    <>
      <PageHead title={payCopy.title} intro={payCopy.intro} />
      <Box sx={{ ...twoColumns('336px', 'md'), alignItems: 'start' }}>
        <Box sx={{ display: 'grid', gap: { xs: 3, sm: 4 } }}>
          <PasswordCard productCode={product.code} query={setting} />
          <SmallCard productCode={product.code} query={setting} />
          <AutoRepayCards productCode={product.code} />
        </Box>
        <RulesCard product={product} />
      </Box>
    </>
  );
}

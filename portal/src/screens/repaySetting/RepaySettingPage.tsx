import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { isNotOffered, NotOffered } from '../../domain/status/NotOffered.tsx';
import { useProduct } from '../../session/useProduct.ts';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { twoColumns } from '../../ui/page/twoColumns.ts';
import { AutoRepayCards } from './AutoRepayCards.tsx';
import { copy } from './copy.ts';
import { settingQuery } from './queries.ts';
import { RulesCard } from './RulesCard.tsx';

/** /fenxiao/repaySetting: automatic repayment with its accounts and day, and the phone number for reminders. 1 §2 */
export function Component() {
  const product = useProduct();
  const setting = useQuery(settingQuery(product.code));
  if (isNotOffered(setting.error))
    return (
      <>
        <PageHead title={copy.title} />
        <NotOffered text={copy.notOffered} />
      </>
    );
  return (
    <>
      <PageHead title={copy.title} intro={copy.intro} />
      <Box sx={{ ...twoColumns('336px', 'md'), alignItems: 'start' }}>
        <Box sx={{ display: 'grid', gap: { xs: 3, sm: 4 } }}>
          <AutoRepayCards productCode={product.code} />
        </Box>
        <RulesCard product={product} />
      </Box>
    </>
  );
}

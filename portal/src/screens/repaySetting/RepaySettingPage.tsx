import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useProduct } from '../../session/useProduct.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { copy } from './copy.ts';
import { RulesCard } from './RulesCard.tsx';
import { settingQuery } from './queries.ts';
import { SettingForm } from './SettingForm.tsx';
import { StateCard } from './StateCard.tsx';

/** /fenxiao/repaySetting: automatic repayment, its accounts, its day, and whom to remind. 1 §2 */
export function Component() {
  const product = useProduct();
  const setting = useQuery(settingQuery(product.code));
  const { data } = setting;
  return (
    <>
      <PageHead title={copy.title} intro={copy.intro} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, sm: 4 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 336px' },
        }}
      >
        <Box sx={{ display: 'grid', gap: { xs: 3, sm: 4 } }}>
          <StateCard query={setting} />
          <CardFrame title={copy.form.title} query={setting} skeleton={<Skeleton height={360} />}>
            {/* A new setting from the provider begins a new form. */}
            {data ? (
              <SettingForm key={data.updatedAt ?? ''} productCode={product.code} setting={data} />
            ) : null}
          </CardFrame>
        </Box>
        <RulesCard product={product} />
      </Box>
    </>
  );
}

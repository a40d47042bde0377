import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { isNotOffered, NotOffered } from '../../domain/status/NotOffered.tsx';
import { useProduct } from '../../session/useProduct.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
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
          {/* How high the state above is, only the answer says: the form would move with it. */}
          {data ? (
            <CardFrame title={copy.form.title}>
              {/* A new setting from the provider begins a new form. */}
              <SettingForm key={data.updatedAt ?? ''} productCode={product.code} setting={data} />
            </CardFrame>
          ) : null}
        </Box>
        <RulesCard product={product} />
      </Box>
    </>
  );
}

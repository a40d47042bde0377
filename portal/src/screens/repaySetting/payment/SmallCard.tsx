import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatAmount } from '#portal/format/money.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { Skeleton } from '#portal/ui/feedback/Skeleton.tsx';
import { payCopy } from './copy.ts';
import type { PaySetting } from './queries.ts';
import { SmallForm } from './small/SmallForm.tsx';

const { small: words } = payCopy;

interface SmallCardProps {
  readonly productCode: ProductCode;
  readonly query: UseQueryResult<PaySetting>;
}

/** Sets the amount up to which no password is needed; available once a password is set. */
export function SmallCard({ productCode, query }: SmallCardProps) {
  const setting = query.data;
  return (
    <CardFrame title={words.title} query={query} skeleton={<Skeleton height={160} />}>
      {setting ? (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <Typography color="textSecondary">
            {setting.passwordSet ? words.note(formatAmount(setting.maxSmallAmount)) : words.unset}
          </Typography>
          {setting.passwordSet ? (
            <SmallForm key={setting.smallAmount} productCode={productCode} setting={setting} />
          ) : null}
        </Box>
      ) : null}
    </CardFrame>
  );
}

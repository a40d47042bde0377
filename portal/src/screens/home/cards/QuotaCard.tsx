import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { Outputs } from '#generated/gateway/io.ts';
import { formatAmount } from '../../../format/money.ts';
import { paths } from '../../../paths.ts';
import type { ProductCode } from '../../../products/product.ts';
import { factOf } from '../../../domain/fact/factOf.ts';
import { Figures } from '../../../ui/fact/Figures.tsx';
import { CardFrame } from '../../../ui/feedback/CardFrame.tsx';
import { StatusTag } from '../../../ui/text/StatusTag.tsx';
import { copy } from '../copy.ts';
import { homeDataQuery, renewalQuery } from '../../../domain/quota/queries.ts';
import { AvailableFigures } from '../../../domain/quota/AvailableFigures.tsx';
import { LimitMask } from '../../../domain/quota/LimitMask.tsx';
import { quotaFreeze } from '../../../domain/quota/quota.ts';
import { useIncrease } from '../../../domain/quota/useIncrease.ts';
import { SkeletonLines } from '../../../ui/feedback/Skeleton.tsx';
import { useViewer } from '../useViewer.ts';
import { CardLink } from '../parts/CardLink.tsx';
import { QuotaHints } from './QuotaHints.tsx';

/** What may still be spent, and of what. 2 §2.4, docs/design/look.md "Pictures" */
export function QuotaCard() {
  const { product } = useViewer();
  const home = useQuery(homeDataQuery(product.code));
  const renewal = useQuery(renewalQuery(product.code));
  const quota = home.data?.userQuotaVo;
  return (
    <CardFrame
      title={copy.quota.title}
      actions={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          <CardLink to={paths.quota()}>{copy.quota.manage}</CardLink>
          <QuotaAction frozen={quota !== undefined && quotaFreeze(quota) !== 'none'} />
        </Box>
      }
      // Waits for the re-credit answer too: its line stands above the figures and would push them down.
      query={{ ...home, isPending: home.isPending || renewal.isPending }}
      skeleton={<SkeletonLines heights={[56, 32, 28, 28, 28, 44]} />}
    >
      {quota === undefined ? null : <QuotaFigures productCode={product.code} quota={quota} />}
    </CardFrame>
  );
}

function QuotaAction({ frozen }: { readonly frozen: boolean }) {
  const { visible, increase } = useIncrease(useViewer());
  if (frozen) {
    return (
      <StatusTag tone="danger" icon="lock">
        {copy.quota.frozenTag}
      </StatusTag>
    );
  }
  return visible ? (
    <Button variant="tonal" onClick={() => void increase()}>
      {copy.quota.increase}
    </Button>
  ) : null;
}

interface QuotaFiguresProps {
  readonly productCode: ProductCode;
  readonly quota: Outputs['userDataV2']['userQuotaVo'];
}

function QuotaFigures({ productCode, quota }: QuotaFiguresProps) {
  const fixed = formatAmount(quota.creditLimitU1);
  const temporary = formatAmount(quota.creditLimitU3 ?? 0);
  return (
    <LimitMask>
      <QuotaHints quota={quota} />
      <AvailableFigures productCode={productCode} quota={quota} size="largeAmount" />
      {quota.creditLimitU1 === undefined ? null : (
        <Typography variant="caption" component="p" color="textSecondary">
          <Figures
            of={[
              [fixed, factOf('quota.fixed', productCode)],
              [temporary, factOf('quota.temporary', productCode)],
            ]}
          >
            {copy.quota.parts(fixed, temporary)}
          </Figures>
        </Typography>
      )}
    </LimitMask>
  );
}

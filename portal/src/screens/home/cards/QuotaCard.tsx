import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { Outputs } from '#generated/gateway/io.ts';
import { factOf } from '#portal/domain/fact/factOf.ts';
import { AvailableFigures } from '#portal/domain/quota/AvailableFigures.tsx';
import { LimitMask } from '#portal/domain/quota/LimitMask.tsx';
import { homeDataQuery, renewalQuery } from '#portal/domain/quota/queries.ts';
import { quotaFreeze } from '#portal/domain/quota/quota.ts';
import { useIncrease } from '#portal/domain/quota/useIncrease.ts';
import { formatAmount } from '#portal/format/money.ts';
import { paths } from '#portal/paths.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { Figures } from '#portal/ui/fact/Figures.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { SkeletonLines } from '#portal/ui/feedback/Skeleton.tsx';
import { StatusTag } from '#portal/ui/text/StatusTag.tsx';
import { copy } from '../copy.ts';
import { CardLink } from '../parts/CardLink.tsx';
import { useViewer } from '../useViewer.ts';
import { QuotaHints } from './QuotaHints.tsx';

/** Hints about a freeze or expiry, the available amount, the credit line and its two parts. 2 §2.4, docs/design/look.md "Pictures" */
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
      // Waits for the renewal too: its hint stands above the figures and would push them down.
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

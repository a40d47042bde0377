import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import { quotaCopy } from '../../copy/quota.ts';
import { AvailableFigures } from '../../domain/quota/AvailableFigures.tsx';
import { isQuotaFrozen, quotaFreeze } from '../../domain/quota/quota.ts';
import { useIncrease } from '../../domain/quota/useIncrease.ts';
import { paths } from '../../paths.ts';
import type { Product } from '../../products/product.ts';
import { useSession } from '../../session/useSession.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { HintPanel } from '../../ui/feedback/HintPanel.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { StatusTag } from '../../ui/text/StatusTag.tsx';
import { copy } from './copy.ts';
import type { QuotaDetail } from './rules.ts';

interface LineCardProps {
  readonly product: Product;
  readonly query: UseQueryResult<QuotaDetail>;
}

/** The available amount and the whole credit line. docs/design/look.md "Pictures" */
export function LineCard({ product, query }: LineCardProps) {
  const { data } = query;
  return (
    <CardFrame
      hero
      title={copy.line.title}
      query={query}
      skeleton={<Skeleton height={300} />}
      actions={data ? <LineAction product={product} frozen={isQuotaFrozen(data)} /> : null}
    >
      {data ? <LineFigures product={product} quota={data} /> : null}
    </CardFrame>
  );
}

function LineAction({ product, frozen }: { readonly product: Product; readonly frozen: boolean }) {
  const { isParent } = useSession();
  const { visible, increase } = useIncrease({ product, isParent });
  if (frozen) {
    return (
      <StatusTag tone="danger" icon="lock">
        {quotaCopy.frozenTag}
      </StatusTag>
    );
  }
  return visible ? <Button onClick={() => void increase()}>{quotaCopy.increase}</Button> : null;
}

interface LineFiguresProps {
  readonly product: Product;
  readonly quota: QuotaDetail;
}

function LineFigures({ product, quota }: LineFiguresProps) {
  const freeze = quotaFreeze(quota);
  return (
    <>
      {freeze === 'none' ? null : (
        <HintPanel tone="danger" icon="lock" action={<FreezeLink />}>
          {freeze === 'risk' ? quotaCopy.riskFrozen : quotaCopy.frozen}
        </HintPanel>
      )}
      <Box sx={{ mt: freeze === 'none' ? 0 : 3 }}>
        <AvailableFigures
          productCode={product.code}
          quota={{ ...quota, quota: quota.creditLimit }}
          size="heroAmount"
        />
      </Box>
      {freeze === 'none' && quota.sumFrzQuota > 0 ? <FreezeLink /> : null}
    </>
  );
}

function FreezeLink() {
  return (
    <LinkButton to={paths.freezeTip()} variant="link">
      {copy.line.frozenLink}
    </LinkButton>
  );
}

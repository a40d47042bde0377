import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QuotaTypeLabel } from '#generated/shared/labels.ts';
import { factOf } from '../../domain/fact/factOf.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { copy } from './copy.ts';
import type { QuotaDetail } from './rules.ts';

interface FactsCardProps {
  readonly productCode: string;
  readonly query: UseQueryResult<QuotaDetail>;
}

/** The fixed and the temporary part of the credit line, how accounts share it, and when it expires. */
export function FactsCard({ productCode, query }: FactsCardProps) {
  return (
    <CardFrame query={query} skeleton={<Skeleton height={300} />}>
      {query.data ? <Facts productCode={productCode} quota={query.data} /> : null}
    </CardFrame>
  );
}

interface FactsProps {
  readonly productCode: string;
  readonly quota: QuotaDetail;
}

function Facts({ productCode, quota }: FactsProps) {
  const { line } = copy;
  const temporary = quota.temporaryExpiresOn
    ? line.temporaryUntil(quota.temporaryExpiresOn)
    : line.noTemporary;
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 4 }}>
      <Fact label={line.fixed}>
        <MoneyText value={quota.creditLimitU1} size="amount" fact={factOf('quota.fixed', productCode)} />
      </Fact>
      <Fact label={line.temporary} note={temporary}>
        <MoneyText value={quota.creditLimitU3} size="amount" fact={factOf('quota.temporary', productCode)} />
      </Fact>
      <Fact label={line.type} note={line.typeNote[quota.quotaType]}>
        <strong>{QuotaTypeLabel[quota.quotaType]}</strong>
      </Fact>
      <Fact label={line.expiry} note={line.daysLeft(quota.daysUntilExpiration)}>
        <strong {...factOf('quota.expiresOn', productCode)}>{quota.expiresOn}</strong>
      </Fact>
    </Box>
  );
}

interface FactProps {
  readonly label: string;
  readonly note?: string;
  readonly children: ReactNode;
}

function Fact({ label, note, children }: FactProps) {
  return (
    <Box sx={{ '& + &': { borderTop: (theme) => `1px solid ${theme.palette.hairline}`, pt: 4 } }}>
      <Typography component="dt" variant="caption" color="textSecondary">
        {label}
      </Typography>
      <dd>{children}</dd>
      {note === undefined ? null : (
        <Typography component="dd" variant="caption" color="textSecondary">
          {note}
        </Typography>
      )}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { CycleLabel } from '#generated/shared/labels.ts';
import { factOf } from '../../domain/fact/factOf.ts';
import type { Product } from '../../products/product.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { HintPanel } from '../../ui/feedback/HintPanel.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { CopyButton } from '../../ui/text/CopyButton.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { copy } from './copy.ts';
import { CycleName } from './CycleName.tsx';
import { chargeText, offersMonthlyPlus, clearTypePages, type ClearType, type ClearTypes } from './rules.ts';
import { TrialPanel } from './TrialPanel.tsx';

interface CurrentCardProps {
  readonly product: Product;
  readonly query: UseQueryResult<ClearTypes>;
}

/** The user's clear type with its rules, a pending change, and the reason if it cannot be changed. */
export function CurrentCard({ product, query }: CurrentCardProps) {
  const { data } = query;
  return (
    <CardFrame
      hero
      title={copy.current.title}
      query={query}
      skeleton={<Skeleton height={184} />}
      actions={
        data?.changeable ? (
          <LinkButton to={clearTypePages(product).change()}>{copy.current.change}</LinkButton>
        ) : null
      }
    >
      {data ? (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <Box>
            <Typography component="div" variant="amount">
              <CycleName cycle={data.current} jdpin={data.jdpin} />
            </Typography>
            <Typography color="textSecondary">{data.current.desc}</Typography>
          </Box>
          <Facts cycle={data.current} jdpin={data.jdpin} />
          <State types={data} />
          {offersMonthlyPlus(data) ? <TrialPanel product={product} /> : null}
        </Box>
      ) : null}
    </CardFrame>
  );
}

function Facts({ cycle, jdpin }: { readonly cycle: ClearType; readonly jdpin: string }) {
  const { fields } = copy;
  const facts = [
    [fields.days, copy.dayCount(cycle.dayValue), factOf('clearType.days', jdpin)],
    [fields.accounting, cycle.accountingCycle, undefined],
    [fields.billed, cycle.billedDate, factOf('clearType.billed', jdpin)],
    [fields.lastPay, cycle.lastPayDate, factOf('clearType.dueDay', jdpin)],
    [fields.charge, chargeText(cycle), factOf('clearType.charge', jdpin)],
  ] as const;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: '12px 24px',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(4, minmax(0, 1fr)) minmax(0, 1.8fr)',
        },
      }}
    >
      {facts.map(([label, value, fact]) => (
        <div key={label}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" variant="strong" {...fact} sx={{ wordBreak: 'normal' }}>
            <Words>{value}</Words>
          </Typography>
        </div>
      ))}
    </Box>
  );
}

function State({ types: { pending, reason } }: { readonly types: ClearTypes }) {
  if (pending) {
    return (
      <HintPanel tone="info" icon="clock">
        <Box role="status">
          <Words>{copy.current.pending(CycleLabel[pending.to], pending.effectiveDate)}</Words>
        </Box>
        <Typography variant="caption" color="textSecondary">
          {copy.current.pendingNo} {pending.changeNo}{' '}
          <CopyButton value={pending.changeNo} label={copy.current.pendingNo} />
        </Typography>
      </HintPanel>
    );
  }
  if (reason === undefined) return null;
  return (
    <HintPanel tone="flat" icon="info">
      {reason}
    </HintPanel>
  );
}

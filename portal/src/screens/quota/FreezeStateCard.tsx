import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { FreezeKind } from '#generated/shared/enums/FreezeKind.ts';
import { FreezeKindLabel } from '#generated/shared/labels.ts';
import { factOf, sumOf } from '../../domain/fact/factOf.ts';
import { endsWithDebt, type FreezeDetail } from '../../domain/quota/freeze.ts';
import { paths } from '../../paths.ts';
import { useProduct } from '../../session/useProduct.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { HintPanel } from '../../ui/feedback/HintPanel.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { copy } from './copy.ts';
import { freezeState, kindsOf } from './rules.ts';

/** Whether the credit line is frozen, the frozen amount, and how to end each kind of freeze. */
export function FreezeStateCard({ query }: { readonly query: UseQueryResult<FreezeDetail> }) {
  const { data } = query;
  const { code } = useProduct();
  return (
    <CardFrame
      hero
      title={copy.freeze.card}
      query={query}
      skeleton={<Skeleton height={160} />}
      actions={
        <LinkButton to={paths.quota()} variant="outlined">
          {copy.freeze.quota}
        </LinkButton>
      }
    >
      {data ? (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <State detail={data} />
          <div>
            <Typography variant="caption" component="div" color="textSecondary">
              {copy.freeze.sum}
            </Typography>
            <MoneyText
              value={data.sumFrzQuota}
              size="largeAmount"
              fact={sumOf(
                factOf('quota.held', code),
                data.items.map(({ freezeNo }) => factOf('freeze.amount', freezeNo)),
              )}
            />
          </div>
          <Steps detail={data} />
          <Typography variant="caption" color="textSecondary">
            <Words>{copy.freeze.service}</Words>
          </Typography>
        </Box>
      ) : null}
    </CardFrame>
  );
}

function State({ detail }: { readonly detail: FreezeDetail }) {
  const state = freezeState(detail);
  const frozen = state === 'frozen' || state === 'risk';
  return (
    <HintPanel tone={frozen ? 'danger' : 'info'} icon={frozen ? 'lock' : 'info'}>
      <Box role="status">{copy.freeze[state]}</Box>
    </HintPanel>
  );
}

function Steps({ detail }: { readonly detail: FreezeDetail }) {
  const kinds = kindsOf(detail.items);
  if (kinds.length === 0) return null;
  return (
    <section>
      <Typography component="h3" variant="strong" sx={{ mb: 1 }}>
        {copy.freeze.what}
      </Typography>
      <Box component="ol" sx={{ display: 'grid', gap: 1 }}>
        {kinds.map((kind) => (
          <li key={kind}>
            <strong>{FreezeKindLabel[kind]}</strong>
            {copy.freeze.colon}
            <Words>
              {/* The freeze does not end with the overdue debt if something else has frozen the line too. */}
              {kind === FreezeKind.Overdue && !endsWithDebt(detail)
                ? copy.freeze.overdueAmongOthers
                : copy.freeze.steps[kind]}
            </Words>
          </li>
        ))}
      </Box>
    </section>
  );
}

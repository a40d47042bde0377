import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { Outputs } from '#generated/gateway/io.ts';
import { formatAmount, formatTenThousands } from '../../../format/money.ts';
import { CardFrame } from '../../../widgets/CardFrame.tsx';
import { MoneyText } from '../../../widgets/MoneyText.tsx';
import { PatternSwatch, SegmentedBar, type SegmentPattern } from '../../../widgets/SegmentedBar.tsx';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import { TotalLine } from '../../../widgets/TotalLine.tsx';
import { copy } from '../copy.ts';
import { Rows } from '../parts/Rows.tsx';
import { homeDataQuery, renewalQuery } from '../queries.ts';
import { quotaFreeze, quotaParts, type QuotaParts } from '../rules/quota.ts';
import { useIncrease } from '../useIncrease.ts';
import { useViewer } from '../useViewer.ts';
import { QuotaHints } from './QuotaHints.tsx';

/** What may still be spent, and of what. 2 §2.4, look.md Pictures */
export function QuotaCard() {
  const { product } = useViewer();
  const home = useQuery(homeDataQuery(product.code));
  const renewal = useQuery(renewalQuery(product.code));
  const quota = home.data?.userQuotaVo;
  return (
    <CardFrame
      title={copy.quota.title}
      actions={<QuotaAction frozen={quota !== undefined && quotaFreeze(quota) !== 'none'} />}
      // Waits for the re-credit answer too: its line stands above the figures and would push them down.
      query={{ ...home, isPending: home.isPending || renewal.isPending }}
      skeleton={<Rows heights={[56, 32, 28, 28, 28, 44]} />}
    >
      {quota === undefined ? null : <QuotaFigures quota={quota} />}
    </CardFrame>
  );
}

function QuotaAction({ frozen }: { readonly frozen: boolean }) {
  const { visible, increase } = useIncrease();
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

function QuotaFigures({ quota }: { readonly quota: Outputs['userDataV2']['userQuotaVo'] }) {
  const parts = quotaParts(quota);
  const rows: readonly (readonly [SegmentPattern, string, number])[] = [
    ['used', copy.quota.used, parts.used],
    ['frozen', copy.quota.frozenPart, parts.frozen],
    ['available', copy.quota.availablePart, parts.available],
  ];
  return (
    <>
      <QuotaHints quota={quota} />
      <Typography variant="caption" component="div" color="textSecondary">
        {copy.quota.available}
      </Typography>
      <MoneyText value={parts.available} size="largeAmount" />
      <Box sx={{ my: 3 }}>
        <SegmentedBar segments={segmentsOf(parts)} />
      </Box>
      <Box component="dl" sx={{ m: 0 }}>
        {rows.map(([pattern, label, value]) => (
          <Box
            key={pattern}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 2,
              py: '5px',
              '& + &': { borderTop: (theme) => `1px solid ${theme.palette.hairline}` },
            }}
          >
            <Box
              component="dt"
              sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, color: 'text.secondary' }}
            >
              <PatternSwatch pattern={pattern} />
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              <MoneyText value={value} />
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ mt: 2 }}>
        <TotalLine label={copy.quota.total}>
          <MoneyText value={parts.total} />
        </TotalLine>
      </Box>
      {quota.creditLimitU1 === undefined ? null : (
        <Typography variant="caption" component="p" color="textSecondary">
          {copy.quota.parts(formatAmount(quota.creditLimitU1), formatAmount(quota.creditLimitU3 ?? 0))}
        </Typography>
      )}
    </>
  );
}

const segmentsOf = (parts: QuotaParts) =>
  (['used', 'frozen', 'available'] as const).map((pattern) => ({
    pattern,
    value: parts[pattern],
    label: formatTenThousands(parts[pattern]),
  }));

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatChartTenThousands } from '#portal/format/money.ts';
import type { BarGroup } from '#portal/ui/charts/BarChart.tsx';
import { PairedBars } from '#portal/ui/charts/PairedBars.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { Skeleton } from '#portal/ui/feedback/Skeleton.tsx';
import { copy } from '../copy.ts';
import { monthsQuery } from '../queries.ts';
import { hasFigures, monthGroups } from '../rules/months.ts';
import { useViewer } from '../useViewer.ts';
import { MonthsTable } from './MonthsTable.tsx';

/** Minimum height of the chart in px. */
const HEIGHT = 216;

/** Formats a figure of the bars, which are in 万元. */
const ofTenThousands = (value: number): string => formatChartTenThousands(value * 10_000);

/** Billed and repaid amounts of six months, as bars or as a table. docs/design/look.md "Pictures" */
export function MonthsCard() {
  const { product } = useViewer();
  const query = useQuery(monthsQuery(product.code));
  const [asTable, setAsTable] = useState(false);
  const months = query.data?.months ?? [];
  const groups: BarGroup[] = monthGroups(months).map(({ month, ...group }) => ({
    ...group,
    name: copy.months.monthName(month),
  }));
  const isEmpty = query.isSuccess && !hasFigures(months);
  const current = groups.at(-1)?.name ?? '';
  return (
    <CardFrame
      sx={{ display: 'flex', flexDirection: 'column' }}
      title={copy.months.title}
      actions={isEmpty ? undefined : <Legend />}
      query={query}
      skeleton={<Skeleton height={HEIGHT + 32} />}
      isEmpty={isEmpty}
      empty={<EmptyLine text={copy.months.none} />}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 2 }}>
        <Typography variant="caption" color="textSecondary">
          {/* The chart is in 万元. The table is in yuan, which its head says. */}
          {asTable ? copy.months.untilToday(current) : copy.months.unit(current)}
        </Typography>
        <Button
          variant="link"
          size="small"
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
          sx={{ color: 'text.secondary' }}
        >
          {asTable ? copy.months.showChart : copy.months.showTable}
        </Button>
      </Box>
      {asTable ? null : <PairedBars groups={groups} format={ofTenThousands} minHeight={HEIGHT} />}
      <Box sx={{ minHeight: asTable ? HEIGHT : 0 }}>
        <MonthsTable months={months} visible={asTable} />
      </Box>
    </CardFrame>
  );
}

function Legend() {
  return (
    <Box aria-hidden sx={{ display: 'flex', gap: 4 }}>
      <LegendEntry kind="open" name={copy.months.billed} />
      <LegendEntry kind="filled" name={copy.months.repaid} />
    </Box>
  );
}

function LegendEntry({ kind, name }: { readonly kind: 'open' | 'filled'; readonly name: string }) {
  return (
    <Typography
      variant="caption"
      color="textSecondary"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: '6px', whiteSpace: 'nowrap' }}
    >
      <Box
        component="span"
        data-bar={kind}
        sx={({ palette }) => ({
          width: 12,
          height: 12,
          borderRadius: '2px',
          ...(kind === 'open'
            ? { backgroundColor: palette.chart.open, border: `1px solid ${palette.control}` }
            : { backgroundColor: palette.chart.used }),
        })}
      />
      {name}
    </Typography>
  );
}

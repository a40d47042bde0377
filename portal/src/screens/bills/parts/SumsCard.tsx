import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CardFrame } from '../../../ui/feedback/CardFrame.tsx';
import { MoneyText } from '../../../ui/text/MoneyText.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { StatusTag } from '../../../ui/text/StatusTag.tsx';
import { copy } from '../copy.ts';
import { headFigure } from '../rules.ts';
import type { BillSums, TabCounts } from '../types.ts';
import type { BillList } from '../useBillList.ts';
import { Composition } from './Composition.tsx';
import { CreditsNote } from './CreditsNote.tsx';

/** What the filtered bills come to, and what they are made of. look.md, Pictures */
export function SumsCard({ list: { sums } }: { readonly list: BillList }) {
  return (
    <CardFrame query={sums} skeleton={<Skeleton height={92} />}>
      {sums.data ? (
        <Box sx={gridStyle}>
          <HeadFigure
            sums={sums.data.sums}
            counts={sums.data.tabCounts}
            total={sums.data.total}
            figure={headFigure(sums.data.tab)}
          />
          <Composition sums={sums.data.sums} />
        </Box>
      ) : null}
    </CardFrame>
  );
}

interface HeadFigureProps {
  readonly sums: BillSums;
  readonly counts: TabCounts;
  /** How many rows the figure is the sum of. */
  readonly total: number;
  readonly figure: ReturnType<typeof headFigure>;
}

function HeadFigure({ sums, counts, total, figure }: HeadFigureProps) {
  return (
    <Box sx={{ pr: { md: 5 }, borderRight: { md: '1px solid' }, borderColor: { md: 'divider' } }}>
      <Typography variant="caption" component="div" color="textSecondary">
        {copy.sums[figure]}
      </Typography>
      <MoneyText value={figure === 'repaid' ? sums.repaid : sums.owed} size="heroAmount" />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          fontSize: 12,
          lineHeight: '20px',
        }}
      >
        {counts.overdue > 0 ? (
          <StatusTag tone="danger" icon="octagon">
            {copy.sums.overdueCount(counts.overdue)}
          </StatusTag>
        ) : null}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {copy.sums.count(figure, total)}
        </Box>
      </Box>
      <CreditsNote sums={sums} />
    </Box>
  );
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '264px minmax(0, 1fr)' },
  gap: { xs: 4, md: 8 },
  alignItems: 'center',
} as const;

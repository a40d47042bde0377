import Box from '@mui/material/Box';
import type { Outputs } from '#generated/standard/io.ts';
import { previewOf } from '../../domain/member/levelPreview.ts';
import type { MedalDimension } from '../../domain/member/MedalIcon.tsx';
import type { CardQuery } from '../../ui/feedback/CardFrame.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx';
import { MedalCard } from './MedalCard.tsx';
import { medalStanding } from './medalStanding.ts';
import type { Level } from './rules.ts';

type Medals = Outputs['queryCompanyLevelMedals'];

interface MedalCardsProps {
  readonly level: Level;
  readonly medals: CardQuery & { readonly data: Medals | undefined };
  readonly onPreview: (dimension: MedalDimension) => void;
}

const dimensions = ['time', 'promise', 'quota'] as const;

/** The three badges side by side: time, promise and quota. 2 §2.4 */
export const MedalCards = ({ level, medals, onPreview }: MedalCardsProps) => (
  <Box
    sx={{
      display: 'grid',
      gap: { xs: 3, sm: 4 },
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    }}
  >
    {dimensions.map((dimension) => (
      <CardFrame key={dimension} query={medals} skeleton={<SkeletonLines heights={[56, 40, 22]} />}>
        {medals.data ? (
          <MedalCard
            dimension={dimension}
            preview={previewOf(dimension, level, medals.data)}
            standing={medalStanding(dimension, level, medals.data)}
            onPreview={() => onPreview(dimension)}
          />
        ) : null}
      </CardFrame>
    ))}
  </Box>
);

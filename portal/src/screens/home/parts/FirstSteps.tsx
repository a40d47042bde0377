import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { FirstStepsView } from '#generated/shared/enums/FirstStepsView.ts';
import { Skeleton } from '#portal/ui/feedback/Skeleton.tsx';
import { useMedia } from '#portal/ui/hooks/useMedia.ts';

const FirstStepsCard = lazy(() =>
  import('../firstSteps/FirstStepsCard.tsx').then((module) => ({ default: module.FirstStepsCard })),
);

interface FirstStepsProps {
  readonly view: FirstStepsView;
  /** Whether the page has been painted once: the card loads only then. */
  readonly painted: boolean;
}

/** The first steps of a newcomer. A placeholder keeps their height from the first paint on, so that nothing moves. */
export function FirstSteps({ view, painted }: FirstStepsProps) {
  const isWide = useMedia('(min-width: 1280px)');
  const place = <Skeleton card height={isWide && view === FirstStepsView.Open ? 172 : 58} />;
  return (
    <Box sx={{ '& > *': { mb: { xs: 3, sm: 4 } } }}>
      {painted ? (
        <Suspense fallback={place}>
          <FirstStepsCard isWide={isWide} place={place} />
        </Suspense>
      ) : (
        place
      )}
    </Box>
  );
}

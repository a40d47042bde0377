import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { previewOf, type LevelPreviewKind } from '../../domain/member/levelPreview.ts';
import { levelQuery, medalsQuery } from '../../domain/member/queries.ts';
import { useProduct } from '../../session/useProduct.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { copy } from './copy.ts';
import { LevelCard } from './LevelCard.tsx';
import { MedalCards } from './MedalCards.tsx';
import { RightsCard } from './RightsCard.tsx';

const LevelPreviewDialog = lazy(() =>
  import('../../domain/member/LevelPreviewDialog.tsx').then((module) => ({
    default: module.LevelPreviewDialog,
  })),
);

/** /company/memberCenter: the current level, the progress to the next one, the three badges, and the rights of each level. 1 §2, §3 */
export function Component() {
  const { code } = useProduct();
  const level = useQuery(levelQuery(code));
  const medals = useQuery(medalsQuery(code));
  const [preview, setPreview] = useState<LevelPreviewKind>();
  return (
    <>
      <PageHead title={copy.title} intro={copy.intro} />
      <Box sx={{ display: 'grid', gap: { xs: 3, sm: 4 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <CardFrame query={level} skeleton={<SkeletonLines heights={[152]} />}>
          {level.data ? <LevelCard level={level.data} onRules={() => setPreview('member')} /> : null}
        </CardFrame>
        {level.data ? <MedalCards level={level.data} medals={medals} onPreview={setPreview} /> : null}
        <RightsCard userLevel={level.data?.userLevel} />
      </Box>
      {preview === undefined || level.data === undefined ? null : (
        <Suspense fallback={null}>
          <LevelPreviewDialog
            preview={previewOf(preview, level.data, medals.data)}
            onClose={() => setPreview(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

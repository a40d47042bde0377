import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Outputs } from '#generated/standard/io.ts';
import { previewOf, type LevelPreviewKind } from '#portal/domain/member/levelPreview.ts';
import { LevelRing } from '#portal/domain/member/LevelRing.tsx';
import { levelQuery, medalsQuery } from '#portal/domain/member/queries.ts';
import { formatAmount } from '#portal/format/money.ts';
import { Icon } from '#portal/icons/Icon.tsx';
import { ErrorLine } from '#portal/ui/feedback/ErrorLine.tsx';
import { Skeleton } from '#portal/ui/feedback/Skeleton.tsx';
import { copy } from '../copy.ts';
import { useViewer } from '../useViewer.ts';
import { Medals } from './Medals.tsx';

const LevelPreviewDialog = lazy(() =>
  import('#portal/domain/member/LevelPreviewDialog.tsx').then((module) => ({
    default: module.LevelPreviewDialog,
  })),
);

type Level = Outputs['queryCompanyLevelProgress'];

/** Level, progress to the next one, and the badges. 2 §2.4 */
export function MemberBlock() {
  const { product } = useViewer();
  const level = useQuery(levelQuery(product.code));
  const medals = useQuery(medalsQuery(product.code)).data;
  const [preview, setPreview] = useState<LevelPreviewKind>();
  if (level.isPending) return <Skeleton height={208} style={{ marginTop: 16 }} />;
  if (level.isError) return <ErrorLine error={level.error} onRetry={() => void level.refetch()} />;
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: '88px minmax(0, 1fr)',
          gap: 4,
          alignItems: 'center',
          mt: 4,
        }}
      >
        <LevelRing level={level.data} />
        <div>
          <NextLevel level={level.data} />
          <Button variant="link" size="small" onClick={() => setPreview('member')} sx={{ gap: 1 }}>
            {copy.member.rules}
            <Icon name="chevronRight" size={12} />
          </Button>
        </div>
      </Box>
      <Medals medals={medals} onOpen={setPreview} />
      {preview === undefined ? null : (
        <Suspense fallback={null}>
          <LevelPreviewDialog
            preview={previewOf(preview, level.data, medals)}
            onClose={() => setPreview(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The next-level hint, or that there is none. */
function NextLevel({ level }: { readonly level: Level }) {
  if (level.updating)
    return (
      <Typography variant="strong" component="p">
        {copy.member.updating}
      </Typography>
    );
  const { nextUserLevel, nextLevelNeedTradeAmount: needed, userTradeAmount } = level;
  if (level.highestLevel || nextUserLevel === undefined || needed === undefined) {
    return (
      <>
        <Typography variant="strong" component="p">
          {copy.member.highest}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          {copy.member.tradeAmount} {formatAmount(userTradeAmount)}
        </Typography>
      </>
    );
  }
  return (
    <>
      <Typography variant="strong" component="p">
        {copy.member.need(formatAmount(needed))}
        <br />
        {copy.member.upgradesTo(nextUserLevel)}
      </Typography>
      <Typography
        variant="caption"
        component="p"
        color="textSecondary"
        sx={{ overflowWrap: 'anywhere', mt: 1 }}
      >
        {copy.member.traded(
          formatAmount(userTradeAmount),
          formatAmount(Math.round((userTradeAmount + needed) * 100) / 100),
        )}
      </Typography>
    </>
  );
}

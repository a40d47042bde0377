import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { CancelReason } from '#generated/shared/enums/CancelReason.ts';
import { Icon } from '../../icons/Icon.tsx';
import { paths } from '../../paths.ts';
import { nameOf } from '../../products/names.ts';
import { useProduct } from '../../session/useProduct.ts';
import { useSession } from '../../session/useSession.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { DetailRows } from '../../ui/detail/DetailRows.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import type { checkParts } from './checkParts.ts';
import { copy } from './copy.ts';

interface SideCardProps {
  readonly parts: ReturnType<typeof checkParts>;
  readonly reason: CancelReason | undefined;
  readonly checking: boolean;
  readonly onCheck: () => void;
  readonly onSubmit: () => void;
}

const { check: words } = copy;

/**
 * Number of blockers, a button that checks again, and the submission once there are no blockers. If the URL names no
 * reason, a link to the page that asks for it replaces the submission.
 */
export function SideCard({ parts, reason, checking, onCheck, onSubmit }: SideCardProps) {
  const product = useProduct();
  const { userInfo } = useSession();
  const noteId = useId();
  const { passed, left, all } = parts;
  return (
    <CardFrame title={words.side(nameOf(product.code))}>
      <DetailRows
        rows={[
          [words.company, userInfo?.companyName],
          [words.items, words.count(all)],
          [words.metCount, words.count(passed.length)],
          [
            words.leftCount,
            <Box key="left" component="b" sx={left > 0 ? { color: 'error.main' } : undefined}>
              {words.count(left)}
            </Box>,
          ],
        ]}
      />
      <Box sx={{ display: 'grid', gap: 3, mt: 4 }}>
        <Button
          variant="outlined"
          size="large"
          loading={checking}
          startIcon={<Icon name="refresh" />}
          onClick={onCheck}
        >
          {words.again}
        </Button>
        {reason === undefined ? (
          <>
            <Typography>{words.noReason}</Typography>
            <LinkButton size="large" to={paths.cancelProductApply()}>
              {words.toApply}
            </LinkButton>
          </>
        ) : (
          <Button size="large" disabled={left > 0} aria-describedby={noteId} onClick={onSubmit}>
            {words.submit}
          </Button>
        )}
        <Typography id={noteId} variant="caption" color="textSecondary">
          {words.note}
        </Typography>
      </Box>
    </CardFrame>
  );
}

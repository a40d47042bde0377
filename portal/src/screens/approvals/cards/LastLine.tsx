import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { approvalQuery } from '#portal/domain/approval/queries.ts';
import { paths } from '#portal/paths.ts';
import { useProduct } from '#portal/session/useProduct.ts';
import { useSession } from '#portal/session/useSession.ts';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { PageLink } from '#portal/ui/router/PageLink.tsx';
import type { TriedDecision } from '../decision/triedDecision.ts';
import { copy } from './copy.ts';
import { lastWords, lostWords } from './lastWords.ts';

interface LastLineProps {
  readonly approvalNo: string;
  /** The user's decision on it, if that had no effect because the request had ended before. */
  readonly tried: TriedDecision | undefined;
}

/** Outcome of the previous request: decided here or elsewhere, withdrawn, expired, or left to another approver. */
export function LastLine({ approvalNo, tried }: LastLineProps) {
  const { code } = useProduct();
  const { userInfo } = useSession();
  const { data } = useQuery(approvalQuery(code, approvalNo));
  if (data === undefined) return null;
  return (
    <Box role="status" sx={{ mb: 3 }}>
      <HintPanel
        tone={tried === undefined ? 'info' : 'warning'}
        icon={tried === undefined ? 'info' : 'warning'}
        action={
          <PageLink className="link" to={paths.approvalDetail({ approvalNo })}>
            {copy.last.open}
          </PageLink>
        }
      >
        {tried === undefined ? lastWords(data, userInfo?.jdpin) : lostWords(data, tried, userInfo?.jdpin)}
      </HintPanel>
    </Box>
  );
}

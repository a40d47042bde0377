import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { approvalQuery } from '#portal/domain/approval/queries.ts';
import { paths } from '#portal/paths.ts';
import { useProduct } from '#portal/session/useProduct.ts';
import { useSession } from '#portal/session/useSession.ts';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { PageLink } from '#portal/ui/router/PageLink.tsx';
import { copy } from './copy.ts';
import { lastWords } from './lastWords.ts';

/** Outcome of the previous request: decided here or elsewhere, withdrawn, or expired. */
export function LastLine({ approvalNo }: { readonly approvalNo: string }) {
  const { code } = useProduct();
  const { userInfo } = useSession();
  const { data } = useQuery(approvalQuery(code, approvalNo));
  if (data === undefined) return null;
  return (
    <Box role="status" sx={{ mb: 3 }}>
      <HintPanel
        tone="info"
        icon="info"
        action={
          <PageLink className="link" to={paths.approvalDetail({ approvalNo })}>
            {copy.last.open}
          </PageLink>
        }
      >
        {lastWords(data, userInfo?.jdpin)}
      </HintPanel>
    </Box>
  );
}

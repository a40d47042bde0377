import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { approvalQuery } from '../../domain/approval/queries.ts';
import { crumbTo } from '../../domain/page/crumbTo.ts';
import { paths } from '../../paths.ts';
import { useProduct } from '../../session/useProduct.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { ErrorLine } from '../../ui/feedback/ErrorLine.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { twoColumns } from '../../ui/page/twoColumns.ts';
import { copy } from './copy.ts';
import { ChangesCard } from './decision/ChangesCard.tsx';
import { ContentCard } from './decision/ContentCard.tsx';
import { DecisionCard } from './decision/DecisionCard.tsx';
import { FlowCard } from './decision/FlowCard.tsx';

/** /company/approvals/{approvalNo}: a request, the figures before and after it, and the decision. docs/design/look.md rule 18 */
export function Component() {
  const { approvalNo = '' } = useParams();
  const product = useProduct();
  const approval = useQuery(approvalQuery(product.code, approvalNo));
  const { data } = approval;
  return (
    <>
      <PageHead
        title={data === undefined ? copy.detail.title : copy.detail.titles[data.kind]}
        intro={copy.detail.intro}
        parent={crumbTo(paths.approvals())}
      />
      {data === undefined ? (
        <CardFrame>
          {approval.isError ? (
            <ErrorLine error={approval.error} onRetry={() => void approval.refetch()} />
          ) : (
            <Skeleton height={420} />
          )}
        </CardFrame>
      ) : (
        <Box sx={columns}>
          <Box sx={{ display: 'grid', gap: { xs: 3, sm: 4 }, minWidth: 0 }}>
            <ContentCard approval={data} />
            <ChangesCard approval={data} />
            <FlowCard approval={data} />
          </Box>
          <DecisionCard key={data.status} approval={data} />
        </Box>
      )}
    </>
  );
}

const columns = { ...twoColumns('360px'), alignItems: 'start' } as const;

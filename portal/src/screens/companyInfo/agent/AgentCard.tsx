import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#portal/paths.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { LinkButton } from '#portal/ui/button/LinkButton.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { SkeletonLines } from '#portal/ui/feedback/Skeleton.tsx';
import { copy } from '../copy.ts';
import { agentQuery } from '../queries.ts';
import { AgentDetails } from './AgentDetails.tsx';

const { agent: words } = copy;

/** The agent of the factoring business, with a link for parents to change the agent. */
export function AgentCard({ productCode }: { readonly productCode: ProductCode }) {
  const info = useQuery(agentQuery(productCode));
  // The provider sends unmasked data to parents only.
  const isParent = info.data?.clear === true;
  return (
    <CardFrame
      title={words.card}
      query={info}
      skeleton={<SkeletonLines heights={[36, 36]} />}
      actions={
        isParent ? (
          <LinkButton variant="outlined" to={paths.factoringModifyAgent()}>
            {words.modify}
          </LinkButton>
        ) : null
      }
    >
      {info.data ? <AgentDetails info={info.data} /> : null}
      <Typography variant="caption" component="p" color="textSecondary">
        {words.note}
      </Typography>
    </CardFrame>
  );
}

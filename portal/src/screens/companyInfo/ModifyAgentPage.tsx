import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { infoPageOf } from '../../products/infoPage.ts';
import { useProduct } from '../../session/useProduct.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { HintPanel } from '../../ui/feedback/HintPanel.tsx';
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { agentChangesOf } from './agent/agentChanges.ts';
import { AgentDetails } from './agent/AgentDetails.tsx';
import { AgentForm } from './agent/AgentForm.tsx';
import { isUnderReview } from './changes.ts';
import { ChangesCard } from './ChangesCard.tsx';
import { copy } from './copy.ts';
import { agentQuery, type AgentInfo } from './queries.ts';

const { agent: words } = copy;

/** /baolibiaopin/modifyAgentInfo: the agent of the factoring business, and the application to change the agent. 1 §2 */
export function Component() {
  const product = useProduct();
  const info = useQuery(agentQuery(product.code));
  return (
    <>
      <PageHead
        title={words.title}
        intro={words.intro}
        parent={{ title: copy.title, to: infoPageOf(product) }}
      />
      <Box sx={{ display: 'grid', gap: 4 }}>
        <CardFrame title={words.now} query={info} skeleton={<SkeletonLines heights={[36, 36]} />}>
          {info.data ? <AgentDetails info={info.data} /> : null}
        </CardFrame>
        {info.data ? <Changing info={info.data} /> : null}
      </Box>
    </>
  );
}

/** The form for a parent while no application is being reviewed, else the reason why there is none; and all applications. */
function Changing({ info }: { readonly info: AgentInfo }) {
  const { code } = useProduct();
  const busy = isUnderReview(info);
  return (
    <>
      {!info.clear || busy ? (
        <HintPanel tone={busy ? 'info' : 'flat'} icon={busy ? 'clock' : 'lock'}>
          {busy ? words.under : words.askParent}
        </HintPanel>
      ) : (
        <AgentForm productCode={code} agent={info.agent} />
      )}
      <ChangesCard changes={agentChangesOf(info)} onAgain={undefined} />
    </>
  );
}

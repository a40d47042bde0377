import Box from '@mui/material/Box';
import { useSession } from '../../session/useSession.ts';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { AskParentCard } from './AskParentCard.tsx';
import { ContractsCard } from './ContractsCard.tsx';
import { copy } from './copy.ts';

/** /company/serviceContract, /fenxiao/serviceContract, /baolibiaopin/serviceContract. 1 §2, 2 §2.1 */
export function Component() {
  const { isParent } = useSession();
  return (
    <>
      <PageHead title={copy.title} intro={isParent ? copy.intro : undefined} />
      <Box>{isParent ? <ContractsCard /> : <AskParentCard />}</Box>
    </>
  );
}

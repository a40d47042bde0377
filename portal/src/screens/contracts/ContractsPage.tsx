import Box from '@mui/material/Box';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { AskParentCard } from './AskParentCard.tsx';
import { ContractsCard } from './ContractsCard.tsx';
import { copy } from './copy.ts';

/** /company/serviceContract, /fenxiao/serviceContract, /baolibiaopin/serviceContract. 1 §2, 2 §2.1 */
export const Component = () => (
  <>
    <PageHead title={copy.title} intro={copy.intro} />
    <Box>
      <ContractsCard />
    </Box>
  </>
);

export const refused = {
  'parents-only': () => (
    <>
      <PageHead title={copy.title} />
      <Box>
        <AskParentCard />
      </Box>
    </>
  ),
};

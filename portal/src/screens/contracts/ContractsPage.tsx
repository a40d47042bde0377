import Box from '@mui/material/Box';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { AskParentCard } from './AskParentCard.tsx';
import { ContractsCard } from './ContractsCard.tsx';
import { copy } from './copy.ts';

/** Page of the service contracts, at /company/serviceContract and the like for other families. 1 §2, 2 §2.1 */
export const Component = () => (
  <>
    <PageHead title={copy.title} intro={copy.intro} />
    <Box>
      <ContractsCard />
    </Box>
  </>
);

/** Page shown instead to child accounts. */
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

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { leaveFor } from '../../api/redirect.ts';
import { useWholeSession } from '../../session/useSession.ts';
import { StatusTag } from '../../ui/text/StatusTag.tsx';
import { copy } from './copy.ts';
import { showsRealNameTag } from './realName.ts';

/** The tag 实名已失效, and for a parent the link to renew; nothing while the real name is valid. 2 §2.4 */
export function RealNameExpired() {
  const { product, flowType, isParent } = useWholeSession();
  if (product === undefined || !showsRealNameTag(product.userType, flowType)) return null;
  return (
    <Box sx={{ mt: 1, display: 'flex', alignItems: 'center', gap: 3 }}>
      <StatusTag tone="warning" icon="warning">
        {copy.realNameExpired}
      </StatusTag>
      {isParent ? (
        <Button variant="link" onClick={() => leaveFor('realName')}>
          {copy.verifyAgain}
        </Button>
      ) : null}
    </Box>
  );
}

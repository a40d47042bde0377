import Box from '@mui/material/Box';
import { useWholeSession } from '../../session/useSession.ts';
import { BrandBox } from './BrandBox.tsx';
import { shell } from './copy.ts';

/** Who is logged in: the greeting, and for 12017 the brand box before it. 1 §2 */
export function UserName() {
  const { userInfo, product } = useWholeSession();
  const name = userInfo?.nickname ?? userInfo?.jdpin;
  return (
    <>
      {product?.type === 'yipanhuo' ? <BrandBox /> : null}
      {name === undefined ? null : (
        <Box component="span" sx={{ px: 3, whiteSpace: 'nowrap' }}>
          {shell.greeting(name)}
        </Box>
      )}
    </>
  );
}

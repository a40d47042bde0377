import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { externalUrl, leaveFor } from '../../api/redirect.ts';
import { useSession } from '../../session/useSession.ts';
import { shell } from './copy.ts';
import { panelLink } from './headerStyles.ts';
import { OtherProducts } from './OtherProducts.tsx';

/** What the wider header leads to, one under the other. 1 §2 */
export function DrawerLinks() {
  const { isLogin, product } = useSession();
  return (
    <>
      <OtherProducts columns={2} />
      {isLogin && !product?.factoring ? (
        <>
          <Box component="a" href={externalUrl('userCenter')} sx={panelLink}>
            {shell.userCenter}
          </Box>
          <Box component="a" href={externalUrl('accountSecurity')} sx={panelLink}>
            {shell.accountSecurity}
          </Box>
        </>
      ) : null}
      <Box component="a" href={externalUrl('appDownload')} sx={panelLink}>
        {shell.appDownload}
      </Box>
      {isLogin ? <LogoutButton /> : <VisitorButtons />}
    </>
  );
}

const LogoutButton = () => (
  <Button variant="outlined" onClick={() => leaveFor('logout')}>
    {shell.logout}
  </Button>
);

const VisitorButtons = () => (
  <>
    <Button component="a" href={externalUrl('login')}>
      {shell.login}
    </Button>
    <Button variant="outlined" component="a" href={externalUrl('register')}>
      {shell.register}
    </Button>
  </>
);

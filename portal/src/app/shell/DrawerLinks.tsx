import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { leaveFor } from '../../api/redirect.ts';
import { stayOrLogin } from '../../domain/login/startLogin.ts';
import { OuterLink } from '../../domain/page/OuterLink.tsx';
import { isFactoring } from '../../products/factoring.ts';
import { useSession } from '../../session/useSession.ts';
import { shell } from './copy.ts';
import { panelLink } from './headerStyles.ts';
import { OtherProducts } from './OtherProducts.tsx';

/** The links of the wider header, stacked. 1 §2 */
export function DrawerLinks() {
  const { isKnown, isLogin, product } = useSession();
  return (
    <>
      <OtherProducts columns={2} />
      {isLogin && !isFactoring(product) ? (
        <>
          <Box component={OuterLink} page="userCenter" sx={panelLink}>
            {shell.userCenter}
          </Box>
          <Box component={OuterLink} page="accountSecurity" sx={panelLink}>
            {shell.accountSecurity}
          </Box>
        </>
      ) : null}
      <Box component={OuterLink} page="appDownload" sx={panelLink}>
        {shell.appDownload}
      </Box>
      {isLogin ? <LogoutButton /> : null}
      {isKnown && !isLogin ? <VisitorButtons /> : null}
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
    <Button component={OuterLink} page="login" onClick={stayOrLogin}>
      {shell.login}
    </Button>
    <Button variant="outlined" component={OuterLink} page="register">
      {shell.register}
    </Button>
  </>
);

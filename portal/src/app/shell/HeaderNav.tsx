import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { leaveFor } from '../../api/redirect.ts';
import { stayOrLogin } from '../../domain/login/startLogin.ts';
import { OuterLink } from '../../domain/page/OuterLink.tsx';
import { isFactoring } from '../../products/factoring.ts';
import { useSession, useWholeSession } from '../../session/useSession.ts';
import { optionalPart } from '../../ui/feedback/optionalPart.ts';
import { Bell } from './Bell.tsx';
import { shell } from './copy.ts';
import { Dropdown } from './Dropdown.tsx';
import { headerItem, panelLink } from './headerStyles.ts';
import { UserName } from './UserName.tsx';

/** Rarely opened parts, and parts for users with products, load when they are shown. */
const OtherProducts = optionalPart(() =>
  import('./OtherProducts.tsx').then((module) => module.OtherProducts),
);
const ProductSwitcher = optionalPart(() =>
  import('./ProductSwitcher.tsx').then((module) => module.ProductSwitcher),
);

/** Right end of the header from 1024 px on. 1 §2 */
export function HeaderNav() {
  const { isKnown, isLogin, product } = useSession();
  return (
    <Box
      component="nav"
      aria-label={shell.top}
      sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center', gap: 1 }}
    >
      <OwnProducts />
      <Dropdown label={shell.otherProducts}>
        <Suspense fallback={null}>
          <OtherProducts columns={3} />
        </Suspense>
      </Dropdown>
      {isLogin && !isFactoring(product) ? (
        <Dropdown label={shell.myService}>
          <Box component={OuterLink} page="userCenter" sx={panelLink}>
            {shell.userCenter}
          </Box>
          <Box component={OuterLink} page="accountSecurity" sx={panelLink}>
            {shell.accountSecurity}
          </Box>
        </Dropdown>
      ) : null}
      <Box component={OuterLink} page="appDownload" sx={headerItem}>
        {shell.appDownload}
      </Box>
      <Bell />
      <Box aria-hidden sx={{ width: '1px', height: 16, bgcolor: 'tile', mx: 2 }} />
      {isLogin ? <LoggedIn /> : null}
      {isKnown && !isLogin ? <LoggedOut /> : null}
    </Box>
  );
}

function OwnProducts() {
  if (useWholeSession().productList.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ProductSwitcher />
    </Suspense>
  );
}

function LoggedIn() {
  return (
    <>
      <UserName withMenu />
      <Box component="button" type="button" onClick={() => leaveFor('logout')} sx={headerItem}>
        {shell.logout}
      </Box>
    </>
  );
}

function LoggedOut() {
  return (
    <>
      <Box component={OuterLink} page="register" sx={headerItem}>
        {shell.register}
      </Box>
      <Button component={OuterLink} page="login" onClick={stayOrLogin}>
        {shell.login}
      </Button>
    </>
  );
}

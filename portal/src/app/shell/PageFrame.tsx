import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { ScrollRestoration, type Location, type UIMatch } from 'react-router-dom';
import { PaperHost } from '../../domain/receipt/PaperHost.tsx';
import { platformName } from '../../products/names.ts';
import { useSession } from '../../session/useSession.ts';
import { DialogHost } from '../../ui/dialog/DialogHost.tsx';
import { AfterPaint } from '../../ui/feedback/AfterPaint.tsx';
import { useKeepFocus } from '../../ui/hooks/useKeepFocus.ts';
import { usePageTabTitle } from '../../ui/page/tabTitle.ts';
import { useIdentityCheck } from '../identity/useIdentityCheck.ts';
import { KeptOutlet } from '../keep/KeptOutlet.tsx';
import { SystemErrorHost } from '../overlay/SystemErrorHost.tsx';
import { PortalState } from '../PortalState.ts';
import { useTracking } from '../tracking/useTracking.ts';
import { useOtherTabs } from '../useOtherTabs.ts';
import { isPage, usePage } from '../usePage.ts';
import { FloatingEntry } from './FloatingEntry.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { loadLeftMenu } from './loadLeftMenu.ts';
import { OfflineBar } from './OfflineBar.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useFocusOnMove } from './useFocusOnMove.ts';

const LeftMenu = lazy(loadLeftMenu);

const HEADER_HEIGHT = 56; // px

/** Header, menu, content, footer: the frame of a screen. docs/design/look.md "Page frame" */
export function PageFrame() {
  const page = usePage();
  const title = usePageTabTitle() ?? page?.title;
  const { openStatus, product } = useSession();
  useIdentityCheck();
  useOtherTabs();
  useTracking();
  useFocusOnMove();
  useKeepFocus();
  const { isLandingPage = false, notShowHeaderFooter: bare = false, newHome = false } = page?.flags ?? {};
  const withMenu = openStatus.opened && !bare && !isLandingPage && product?.flags.platform === false;

  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <title>{title === undefined ? platformName : `${title} - ${product?.name ?? platformName}`}</title>
      <SkipLink />
      {bare ? null : <Header narrow={isLandingPage} />}
      <OfflineBar below={bare ? 0 : HEADER_HEIGHT} />
      <Box
        sx={{
          flex: 1,
          // The footer starts below the fold: otherwise it would move with every list that loads.
          minHeight: `calc(100vh - ${HEADER_HEIGHT}px)`,
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: withMenu ? '208px minmax(0, 1fr)' : 'minmax(0, 1fr)',
          },
        }}
      >
        {withMenu ? (
          <Suspense fallback={<Box sx={{ display: { xs: 'none', md: 'block' } }} />}>
            <LeftMenu />
          </Suspense>
        ) : null}
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          sx={{
            // Sticky position of a table's head (ui/table/tableStyle.ts).
            '--sticky-top': bare ? '0px' : `${HEADER_HEIGHT}px`,
            minWidth: 0,
            outline: 'none',
            bgcolor: newHome ? 'transparent' : 'page',
            ...(!isLandingPage && contentPadding),
          }}
        >
          <Box sx={isLandingPage ? {} : { maxWidth: 1240, mx: 'auto' }}>
            <KeptOutlet />
          </Box>
        </Box>
      </Box>
      {bare ? null : <Footer dark={isLandingPage} />}
      {bare ? null : (
        <AfterPaint>
          <FloatingEntry />
        </AfterPaint>
      )}
      <ScrollRestoration getKey={scrollKey} />
      <PortalState />
      <DialogHost />
      <PaperHost />
      <SystemErrorHost />
    </Box>
  );
}

/** A kept page keeps its scroll position on every return; any other page only with Back and Forward. */
function scrollKey(location: Location, matches: UIMatch[]): string {
  const route = matches.map((match) => match.handle).findLast(isPage);
  return route?.flags.keepAlive ? route.path : location.key;
}

/** Right padding for the floating entry: 64 px for its rail from 1280 px up, otherwise its tab. docs/design/look.md rule 9 */
const contentPadding = {
  p: { xs: '12px 12px 24px', sm: '16px 16px 32px' },
  pr: { sm: 6, lg: 16 },
};

import { SessionProvider } from '../session/SessionProvider.tsx';
import { PageFrame } from './shell/PageFrame.tsx';
import { PortalTheme } from './theme/PortalTheme.tsx';

/** What every route stands in: the session, its theme, the frame. */
export function Frame() {
  return (
    <SessionProvider>
      <PortalTheme>
        <PageFrame />
      </PortalTheme>
    </SessionProvider>
  );
}

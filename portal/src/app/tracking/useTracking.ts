import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { markFrameInitialised } from '../../session/frameInitialised.ts';
import { useSession } from '../../session/useSession.ts';
import { track, trackAs } from './track.ts';

/** Reports each page view and each click on an element with a `clstag`. */
export function useTracking(): void {
  const { pathname } = useLocation();
  const { productCode, isLogin, openStatus, userInfo, recommendCode, openEnChannel } = useSession();
  const { opened } = openStatus;
  const acctType = userInfo?.acctType;

  useEffect(() => {
    trackAs({ productCode, isLogin, opened, acctType, recommendCode, enChannel: openEnChannel });
  }, [productCode, isLogin, opened, acctType, recommendCode, openEnChannel]);

  useEffect(() => void track({ event: 'page', path: pathname, first: markFrameInitialised() }), [pathname]);

  useEffect(() => {
    const listener = ({ target }: MouseEvent) => {
      const tagged = target instanceof Element ? target.closest('[data-clstag]') : null;
      const clstag = tagged?.getAttribute('data-clstag');
      if (clstag) void track({ event: 'click', clstag });
    };
    document.addEventListener('click', listener);
    return () => document.removeEventListener('click', listener);
  }, []);
}

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { markFrameInitialised } from '../../session/frameInitialised.ts';
import { useGlobalState } from '../../session/useGlobalState.ts';
import { track, trackAs } from './track.ts';

/** Reports each page that is shown and each click on an element that carries a `clstag`. */
export function useTracking(): void {
  const { pathname } = useLocation();
  const read = useGlobalState();

  useEffect(() => {
    const { productCode, isLogin, openStatus, userInfo, recommendCode, openEnChannel } = read();
    const { opened } = openStatus;
    trackAs({
      productCode,
      isLogin,
      opened,
      acctType: userInfo?.acctType,
      recommendCode,
      enChannel: openEnChannel,
    });
  }, [read]);

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

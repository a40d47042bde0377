import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { easing } from '../../ui/carousel/easing.ts';
import { useIsMoving } from '../../ui/router/reactRouter.tsx';
import { loadingFlag } from './loadingFlag.ts';

/** A bar on the header's hairline while the next page is fetched; it takes no room. */
export function RouteProgress() {
  const busy = useIsMoving();
  const [shown, setShown] = useState(false);
  const [flag] = useState(() => loadingFlag(setShown));

  useEffect(() => {
    if (busy) flag.begin();
    else flag.done();
    return flag.stop;
  }, [busy, flag]);

  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        left: 0,
        bottom: -1,
        width: '100%',
        height: 2,
        bgcolor: 'primary.main',
        transformOrigin: 'left',
        transform: shown ? 'scaleX(0.9)' : 'scaleX(0)',
        transition: shown ? `transform 2s ${easing('Power1.easeOut')}` : 'none',
      }}
    />
  );
}

import Box from '@mui/material/Box';
import { useState } from 'react';
import { easing } from '../../ui/carousel/easing.ts';
import { useMoves } from '../../ui/router/reactRouter.tsx';
import { loadingFlag } from './loadingFlag.ts';

/** A bar on the header's hairline while the next page loads, if that takes a while; it takes no room. */
export function RouteProgress() {
  const [shown, setShown] = useState(false);
  const [flag] = useState(() => loadingFlag(setShown));
  useMoves(flag);

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

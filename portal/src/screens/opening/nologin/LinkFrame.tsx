import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LogoMark } from '#portal/icons/LogoMark.tsx';
import { HotlineCard } from '../parts/HotlineCard.tsx';
import { linkCopy } from './copy.ts';

interface LinkFrameProps {
  readonly intro?: string | undefined;
  readonly children: ReactNode;
}

/** A page for phones without a login: no header, no menu, one column. */
export const LinkFrame = ({ intro, children }: LinkFrameProps) => (
  <Box sx={{ display: 'grid', gap: 4, maxWidth: 560, mx: 'auto', py: { xs: 1, sm: 6 } }}>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
      <LogoMark />
      <Typography component="h1" variant="pageTitle">
        {linkCopy.title}
      </Typography>
    </Box>
    {intro === undefined ? null : <Typography color="textSecondary">{intro}</Typography>}
    {children}
    <HotlineCard />
  </Box>
);

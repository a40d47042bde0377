import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { contentWidth } from '../../ui/page/contentWidth.ts';
import type { Banner } from './banner.ts';
import { bannerAddress, opensWindow } from './bannerLink.ts';
import { BannerLink } from './BannerLink.tsx';

interface BannerActionsProps {
  /** The banner on display. */
  readonly banner: Banner;
  readonly version: string;
  /** The page's own button, the same for every banner. */
  readonly action?: ReactNode;
}

/** The page's button and the banner's large plain one; they stay in place while the slides move. spec 2 §2.3 */
export function BannerActions({ banner, version, action }: BannerActionsProps) {
  const address = bannerAddress(banner);
  return (
    <Box sx={[contentWidth, rowStyle]}>
      {action}
      {banner.buttonInfo && address ? (
        <Button
          component={BannerLink}
          href={address}
          window={opensWindow(banner)}
          data-clstag={banner.clstag ? `${banner.clstag}|${version}` : undefined}
          variant="outlined"
          size="xlarge"
          sx={plainButton}
        >
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {banner.buttonInfo}
          </Box>
          <Icon name="arrowRight" size={18} sx={{ ml: 1 }} />
        </Button>
      ) : null}
    </Box>
  );
}

const rowStyle = {
  position: 'absolute',
  left: 0,
  right: 0,
  bottom: { xs: 64, sm: 112 },
  display: 'flex',
  gap: { xs: 3, sm: 4 },
  // The row covers the slide's own link; only its buttons receive clicks.
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
} as const;

const plainButton = {
  bgcolor: 'transparent',
  color: 'onSolid',
  borderColor: 'onSolid',
  px: { xs: 4, sm: 8 },
  minWidth: 0,
  flex: { xs: '1 1 auto', sm: 'none' },
  '&:hover': {
    bgcolor: 'veil',
    color: 'onSolid',
    borderColor: 'onSolid',
  },
  '&:focus-visible, &.Mui-focusVisible': { outlineColor: 'currentColor' },
} as const;

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { briefOf, type Banner } from './banner.ts';
import { BannerBackground } from './BannerBackground.tsx';
import { BannerLink } from './BannerLink.tsx';
import { bannerAddress, opensWindow } from './bannerLink.ts';
import { BriefText } from './BriefText.tsx';
import { contentWidth } from './contentWidth.ts';

interface BannerSlideProps {
  readonly banner: Banner;
  readonly running: boolean;
  readonly version: string;
  /** The page's own button, the same on every slide. */
  readonly action?: ReactNode;
  readonly art?: ReactNode;
}

/** One slide: ground, title, brief, buttons, and at the right a drawing. spec 2 §2.3 */
export function BannerSlide({ banner, running, version, action, art }: BannerSlideProps) {
  const address = bannerAddress(banner);
  const tag = banner.clstag ? `${banner.clstag}|${version}` : undefined;
  return (
    <Box sx={{ position: 'relative', height: '100%', overflow: 'hidden', background: ({ palette }) => palette.banner, color: 'background.paper' }}>
      <BannerBackground banner={banner} running={running} />
      <Box
        sx={[
          contentWidth,
          ({ breakpoints }) => ({
            position: 'relative',
            height: 416,
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) 520px',
            alignItems: 'center',
            [breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
            [breakpoints.down('sm')]: { height: 'auto', minHeight: 288, alignItems: 'start', pt: 10, pb: 16 },
          }),
        ]}
      >
        <div>
          <Typography component="h2" sx={titleStyle}>
            {!banner.buttonInfo && address ? (
              <Box component={BannerLink} href={address} window={opensWindow(banner)} data-clstag={tag} sx={wholeSlide}>
                {banner.title}
              </Box>
            ) : (
              banner.title
            )}
          </Typography>
          <BriefText html={briefOf(banner)} sx={briefStyle} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 3, sm: 4 }, mt: { xs: 8, sm: 10 }, position: 'relative' }}>
            {action}
            {banner.buttonInfo && address ? (
              <Button component={BannerLink} href={address} window={opensWindow(banner)} data-clstag={tag} variant="outlined" size="xlarge" sx={plainButton}>
                {banner.buttonInfo}
                <Icon name="arrowRight" size={18} sx={{ ml: 1 }} />
              </Button>
            ) : null}
          </Box>
        </div>
        {art ? <Box sx={{ display: { xs: 'none', md: 'block' } }}>{art}</Box> : null}
      </Box>
    </Box>
  );
}

const titleStyle = {
  fontSize: { xs: 32, sm: 48 },
  lineHeight: { xs: '44px', sm: '64px' },
  fontWeight: 600,
  letterSpacing: '.02em',
};

const briefStyle = {
  fontSize: { xs: 16, sm: 18 },
  lineHeight: { xs: '26px', sm: '28px' },
  mt: 3,
  '& a': { color: 'inherit', textDecoration: 'underline', position: 'relative' },
};

/** Makes the whole slide the link's target without putting the texts into it. */
const wholeSlide = { color: 'inherit', textDecoration: 'none', '&::after': { content: '""', position: 'absolute', inset: 0 } };

const plainButton = {
  bgcolor: 'transparent',
  color: 'background.paper',
  borderColor: 'background.paper',
  px: { xs: 4, sm: 8 },
  flex: { xs: '1 1 auto', sm: 'none' },
  '&:hover': { bgcolor: 'rgba(255, 255, 255, .12)', color: 'background.paper', borderColor: 'background.paper' },
  '&:focus-visible': { outlineColor: 'currentColor' },
};

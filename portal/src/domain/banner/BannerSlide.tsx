import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { contentWidth } from '../../ui/page/contentWidth.ts';
import { briefOf, type Banner } from './banner.ts';
import { BannerBackground } from './BannerBackground.tsx';
import { bannerAddress, opensWindow } from './bannerLink.ts';
import { BannerLink } from './BannerLink.tsx';
import { BriefText } from './BriefText.tsx';

interface BannerSlideProps {
  readonly banner: Banner;
  readonly running: boolean;
  /** False until the slide may appear: its brief may need the sanitiser. */
  readonly drawn: boolean;
  readonly art?: ReactNode;
}

/** One slide: background, title, brief, and a drawing at the right. Its button is in BannerActions. spec 2 §2.3 */
export function BannerSlide({ banner, running, drawn, art }: BannerSlideProps) {
  const address = bannerAddress(banner);
  return (
    <Box sx={groundStyle}>
      <BannerBackground banner={banner} running={running} />
      <Box sx={[contentWidth, columnsStyle]}>
        <Box sx={textStyle}>
          <Typography component="h2" sx={titleStyle}>
            {!banner.buttonInfo && address ? (
              <Box
                component={BannerLink}
                href={address}
                window={opensWindow(banner)}
                data-clstag={banner.clstag}
                sx={wholeSlide}
              >
                {banner.title}
              </Box>
            ) : (
              banner.title
            )}
          </Typography>
          <BriefText html={drawn ? briefOf(banner) : ''} sx={briefStyle} />
        </Box>
        {art ? <Box sx={{ display: { xs: 'none', md: 'block' } }}>{art}</Box> : null}
      </Box>
    </Box>
  );
}

const groundStyle = {
  position: 'relative',
  height: '100%',
  overflow: 'hidden',
  background: ({ palette }: Theme) => palette.banner,
  color: 'onSolid',
} as const;

const columnsStyle = {
  position: 'relative',
  minHeight: { xs: 292, sm: 416 },
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 520px' },
  alignItems: 'center',
} as const;

/** Leaves room for the buttons, which stay in place while the slides move: the texts grow upwards. */
const textStyle = {
  alignSelf: { xs: 'start', sm: 'end' },
  pt: { xs: 10, sm: 6 },
  pb: { xs: '144px', sm: '200px' },
} as const;

const titleStyle = {
  fontSize: { xs: 32, sm: 48 },
  lineHeight: { xs: '44px', sm: '64px' },
  fontWeight: 600,
  letterSpacing: '.02em',
} as const;

const briefStyle = {
  fontSize: { xs: 16, sm: 18 },
  lineHeight: { xs: '26px', sm: '28px' },
  mt: 3,
  '& a': { color: 'inherit', textDecoration: 'underline', position: 'relative' },
} as const;

/** Makes the whole slide clickable without wrapping the texts in the link. */
const wholeSlide = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

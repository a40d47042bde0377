import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Icon, type IconName } from '../../../icons/Icon.tsx';
import { type Banner, briefOf } from '../../../widgets/banner/banner.ts';
import { BriefText } from '../../../widgets/banner/BriefText.tsx';
import { BannerLink } from '../../../widgets/banner/BannerLink.tsx';
import { opensWindow } from '../../../widgets/banner/bannerLink.ts';
import { copy } from '../copy.ts';
import { surface } from './surface.ts';

interface ProductCardProps {
  readonly ad: Banner;
  /** Ours, for a card without a picture. */
  readonly icon: IconName;
  /** Absent when the ad names no web address: then it is only read. */
  readonly address: string | undefined;
}

/** One recommended product: picture, name, one line; the whole card is the link's target. */
export function ProductCard({ ad, icon, address }: ProductCardProps) {
  return (
    <Box component="article" data-clstag={ad.clstag} sx={[surface, cardStyle, address ? linkedStyle : {}]}>
      <Picture source={ad.imageSrc} icon={icon} />
      <Typography variant="cardTitle" component="h3" sx={{ mt: { xs: 0, sm: 4 } }}>
        {ad.title}
      </Typography>
      <BriefText html={briefOf(ad)} sx={{ color: 'text.secondary', mt: { xs: 0, sm: 1 }, mb: { xs: 2, sm: 4 } }} />
      {address ? (
        <Box component={BannerLink} href={address} window={opensWindow(ad)} aria-label={`${ad.title ?? ''} ${copy.recommend.more}`} sx={linkStyle}>
          {copy.recommend.more}
          <Icon name="arrowRight" size={14} />
        </Box>
      ) : null}
    </Box>
  );
}

/** The provider's picture; without one, or when it does not load, an icon of ours in its place. */
function Picture({ source, icon }: { readonly source: string | undefined; readonly icon: IconName }) {
  const [failed, setFailed] = useState(false);
  return (
    <Box sx={pictureStyle}>
      {!source || failed ? (
        <Icon name={icon} size={32} sx={{ color: 'primary.main', strokeWidth: 1.2 }} />
      ) : (
        <img src={source} alt="" loading="lazy" onError={() => setFailed(true)} />
      )}
    </Box>
  );
}

/** As high as the picture will be, whether it is there or not. */
export const pictureStyle = {
  gridRow: '1 / 4',
  alignSelf: 'start',
  display: 'grid',
  placeItems: 'center',
  height: { xs: 56, sm: 112 },
  overflow: 'hidden',
  borderRadius: '4px',
  bgcolor: 'fill',
  '& img': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'right bottom', display: 'block' },
};

export const cardStyle = {
  position: 'relative',
  p: { xs: 4, sm: 5 },
  display: { xs: 'grid', sm: 'block' },
  gridTemplateColumns: '88px minmax(0, 1fr)',
  columnGap: 4,
  alignContent: 'start',
  transition: 'border-color 160ms ease-out',
} as const;

const linkedStyle = { '&:hover': { borderColor: 'primary.main' } };

const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  color: 'hover',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
};

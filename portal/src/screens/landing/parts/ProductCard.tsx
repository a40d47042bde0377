import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Banner, briefOf } from '#portal/domain/banner/banner.ts';
import { mediaAddress, opensWindow } from '#portal/domain/banner/bannerLink.ts';
import { BannerLink } from '#portal/domain/banner/BannerLink.tsx';
import { BriefText } from '#portal/domain/banner/BriefText.tsx';
import { Icon, type IconName } from '#portal/icons/Icon.tsx';
import { copy } from '../copy.ts';
import { surface } from './surface.ts';

interface ProductCardProps {
  readonly ad: Banner;
  /** Our own icon, for the head of the card. */
  readonly icon: IconName;
  /** Undefined if the ad has no allowed address: the card is no link then. */
  readonly address: string | undefined;
}

/** One recommended product. The whole card is a link. */
export function ProductCard({ ad, icon, address }: ProductCardProps) {
  return (
    <Box component="article" data-clstag={ad.clstag} sx={[surface, cardStyle, address ? linkedStyle : {}]}>
      <Picture source={mediaAddress(ad.imageSrc)} />
      <Icon name={icon} size={32} sx={{ color: 'primary.main', strokeWidth: 1.2, gridRow: '1 / 4' }} />
      <Typography variant="cardTitle" component="h3" sx={{ mt: { xs: 0, sm: 4 } }}>
        {ad.title}
      </Typography>
      <BriefText
        html={briefOf(ad)}
        sx={{ color: 'text.secondary', mt: { xs: 0, sm: 1 }, mb: { xs: 2, sm: 4 } }}
      />
      {address ? (
        <Box
          component={BannerLink}
          href={address}
          window={opensWindow(ad)}
          aria-label={`${ad.title ?? ''} ${copy.recommend.more}`}
          sx={linkStyle}
        >
          {copy.recommend.more}
          <Icon name="arrowRight" size={14} />
        </Box>
      ) : null}
    </Box>
  );
}

/** The provider's picture in the corner of the card, which fades out towards the texts. It is not shown on phones. */
function Picture({ source }: { readonly source: string | undefined }) {
  const [failed, setFailed] = useState(false);
  if (!source || failed) return null;
  return (
    <Box sx={pictureStyle}>
      <img src={source} alt="" loading="lazy" onError={() => setFailed(true)} />
    </Box>
  );
}

const pictureStyle = {
  position: 'absolute',
  top: 0,
  right: 0,
  width: 140,
  height: 88,
  display: { xs: 'none', sm: 'block' },
  maskImage: 'linear-gradient(to right, transparent, black 70%)',
  '& img': {
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: 'right bottom',
    display: 'block',
  },
} as const;

export const cardStyle = {
  position: 'relative',
  overflow: 'hidden',
  p: { xs: 4, sm: 6 },
  display: { xs: 'grid', sm: 'block' },
  gridTemplateColumns: '40px minmax(0, 1fr)',
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

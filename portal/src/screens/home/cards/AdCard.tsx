import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { Outputs } from '#generated/gateway/io.ts';
import { safeUrl } from '#portal/api/redirect.ts';
import { adAddress, cssImage, mediaAddress } from '#portal/domain/banner/bannerLink.ts';
import { appliesTo } from '#portal/products/adRemarks.ts';
import { Carousel } from '#portal/ui/carousel/Carousel.tsx';
import { Skeleton } from '#portal/ui/feedback/Skeleton.tsx';
import { SafeHtml } from '#portal/ui/text/SafeHtml.tsx';
import { copy } from '../copy.ts';
import { adsQuery } from '../queries.ts';
import { playsByItself } from '../rules/ads.ts';
import { useViewer } from '../useViewer.ts';

type Ad = Outputs['querySceneSourceInfo']['sceneSourceAdDtoList'][number];

/** The ads of home. With two or more they play by themselves. 2 §2.4 */
export function AdCard() {
  const { product } = useViewer();
  const query = useQuery(adsQuery(product.code));
  const ads = (query.data?.sceneSourceAdDtoList ?? []).filter((ad) => appliesTo(ad.remarks, product.code));
  if (query.isPending) return <Skeleton card height={144} />;
  if (ads.length === 0) return null;
  return (
    <Box
      sx={{
        height: { xs: 144, md: '100%' },
        minHeight: 144,
        maxHeight: { md: 240 },
        borderRadius: (theme) => `${String(theme.radii.card)}px`,
        overflow: 'hidden',
      }}
    >
      <Carousel
        label={copy.ad.label}
        items={ads}
        keyOf={({ id }) => id}
        slide={(ad) => <AdSlide ad={ad} />}
        autoplay={playsByItself(ads.length)}
        controlsSx={{ left: 20, bottom: 8 }}
        sx={{ height: '100%' }}
      />
    </Box>
  );
}

/** One ad. Its link opens in another tab, so that home stays open. docs/decisions/0231 */
function AdSlide({ ad }: { readonly ad: Ad }) {
  const address = adAddress(safeUrl(ad.visitLink));
  const picture = mediaAddress(ad.picLink);
  const link = address ? { component: 'a' as const, href: address, target: '_blank', rel: 'noopener' } : {};
  return (
    <Box
      {...link}
      data-clstag={ad.clstag}
      sx={{
        display: 'block',
        height: '100%',
        px: 5,
        py: 4,
        color: 'onSolid',
        bgcolor: 'deep',
        textDecoration: 'none',
        // Inside, in the colour of its text: the card clips what is around it.
        '&:focus-visible': { outlineOffset: -4, outlineColor: 'currentColor' },
        backgroundSize: 'cover',
        backgroundPosition: 'right bottom',
      }}
      style={picture ? { backgroundImage: cssImage(picture) } : {}}
    >
      <Typography variant="cardTitle" component="div">
        {ad.title}
      </Typography>
      {ad.brief || ad.des1 ? (
        <SafeHtml html={ad.brief || ad.des1 || ''} sx={{ fontSize: 12, lineHeight: '20px' }} />
      ) : null}
    </Box>
  );
}

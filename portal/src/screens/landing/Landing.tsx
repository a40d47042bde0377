import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect } from 'react';
import { LANDING_BANNER_SCENE, type Banner } from '../../domain/banner/banner.ts';
import { BannerCarousel } from '../../domain/banner/BannerCarousel.tsx';
import { isSupported } from '../../products/catalogue.ts';
import { useSession } from '../../session/useSession.ts';
import { optionalPart } from '../../ui/feedback/optionalPart.ts';
import { BannerArt } from './art/BannerArt.tsx';
import type { DefaultBanner, LandingContent } from './content/content.ts';
import { showPlatformApps } from './dialogs/showPlatformApps.ts';
import { FaqList } from './parts/FaqList.tsx';
import { HeroButton } from './parts/HeroButton.tsx';
import { IntroCards } from './parts/IntroCards.tsx';
import { LandingTabs } from './parts/LandingTabs.tsx';
import { OpenSteps } from './parts/OpenSteps.tsx';
import { RecommendedProducts } from './parts/RecommendedProducts.tsx';
import { Section } from './parts/Section.tsx';
import { ServiceHall } from './parts/ServiceHall.tsx';

/** Loads only after a login. */
const UpgradeEntry = optionalPart(() =>
  import('./parts/UpgradeEntry.tsx').then((module) => module.UpgradeEntry),
);

/** Loads only if the provider gives a reason why no product is opened yet. */
const UnopenedReason = optionalPart(() =>
  import('./parts/UnopenedReason.tsx').then((module) => module.UnopenedReason),
);

/** The landing page. It is the same for all products but for its content. spec 2 §2.2 */
export function Landing({ content }: { readonly content: LandingContent }) {
  const session = useSession();
  // A product without pages, such as 12000, has a landing page but cannot be opened.
  const requestedProduct = isSupported(session.product) ? session.product.code : undefined;
  const productCode = content.productCode ?? requestedProduct;
  const { unopenedReason } = session.openStatus;
  usePlatformNotice();
  return (
    <Box sx={{ bgcolor: 'background.paper', width: '100%' }}>
      <Typography component="h1" sx={visuallyHidden}>
        {content.productName}
      </Typography>
      <BannerCarousel<DefaultBanner>
        sceneCode={LANDING_BANNER_SCENE}
        defaults={content.banners}
        productCode={content.productCode ?? session.productCode}
        action={<HeroButton productCode={productCode} />}
        art={drawing}
      />
      <LandingTabs />
      {session.isLogin ? (
        <Suspense fallback={null}>
          <UpgradeEntry />
        </Suspense>
      ) : null}
      {unopenedReason === undefined ? null : (
        <Suspense fallback={null}>
          <UnopenedReason text={unopenedReason} />
        </Suspense>
      )}
      <Section id="intro">
        <IntroCards cards={content.intro} />
      </Section>
      <Section id="how-to-open" grey>
        <OpenSteps steps={content.steps} />
      </Section>
      <Section id="faq">
        <FaqList questions={content.questions} />
      </Section>
      <Section id="service" grey>
        <ServiceHall />
      </Section>
      <Section id="recommend">
        <RecommendedProducts />
      </Section>
    </Box>
  );
}

let wasShown = false;

/** Refers users of a platform product to the apps, once per page load: the product has no other page here. spec 2 §2.2 */
function usePlatformNotice(): void {
  const platform = useSession().product?.flags.platform ?? false;
  useEffect(() => {
    if (!platform || wasShown) return;
    wasShown = true;
    showPlatformApps();
  }, [platform]);
}

function drawing(banner: DefaultBanner | Banner) {
  return 'art' in banner ? <BannerArt name={banner.art} words={banner.artWords} /> : null;
}

/** Hides the heading, which is for screen readers only: the visible title is the one of a banner and changes. */
const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { AdType } from '#generated/shared/enums/AdType.ts';
import type { Banner } from './banner.ts';
import { cssImage, mediaAddress } from './bannerLink.ts';

interface BannerBackgroundProps {
  readonly banner: Banner;
  /** The slide is shown and not paused: only then a video plays. */
  readonly running: boolean;
}

const layer = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

/** A picture, a muted video, or the default: the brand's gradient with ledger lines. spec 2 §2.3 */
export function BannerBackground({ banner, running }: BannerBackgroundProps) {
  const address = mediaAddress(banner.picLink);
  if (address === undefined) return <LedgerLines />;
  return (
    <>
      {banner.adType === AdType.Video ? (
        <MutedVideo src={address} running={running} />
      ) : (
        <Box
          data-banner-picture
          sx={{ ...layer, backgroundSize: 'cover', backgroundPosition: 'center' }}
          style={{ backgroundImage: cssImage(address) }}
        />
      )}
      {/* Keeps white text readable on any picture. */}
      <Box
        sx={{
          ...layer,
          background: ({ palette }) =>
            `linear-gradient(96deg, ${palette.shade}8C 45%, ${palette.shade}00 80%)`,
        }}
      />
    </>
  );
}

function MutedVideo({ src, running }: { readonly src: string; readonly running: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    // A refusal to play (no codec, saving mode) leaves the first frame, which is acceptable.
    if (running) void video.current?.play().catch(() => undefined);
    else video.current?.pause();
  }, [running]);
  return (
    <Box
      component="video"
      ref={video}
      src={src}
      autoPlay
      muted
      loop
      playsInline
      aria-hidden
      sx={{ ...layer, objectFit: 'cover' }}
    />
  );
}

const lines = Array.from({ length: 18 }, (_, index) => `M${String(760 + index * 40)} 0v416`).join('');

const LedgerLines = () => (
  <Box
    component="svg"
    viewBox="0 0 1440 416"
    preserveAspectRatio="xMaxYMid slice"
    fill="none"
    aria-hidden
    sx={{ ...layer, color: 'onSolid' }}
  >
    <path d={lines} stroke="currentColor" strokeOpacity={0.1} />
  </Box>
);

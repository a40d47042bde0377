import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { words } from '../../copy/words.ts';
import { copy } from './copy.ts';

interface CarouselControlsProps {
  readonly count: number;
  readonly active: number;
  readonly dots: boolean;
  readonly onShow: (index: number) => void;
  /** Absent without autoplay. */
  readonly autoplay?: { readonly playing: boolean; readonly toggle: () => void } | undefined;
  readonly sx: SxProps<Theme>;
}

/** Clickable bullets, only with more than one slide (2 §2.3), and a pause button when it plays (WCAG 2.2.2). */
export function CarouselControls({ count, active, dots, onShow, autoplay, sx }: CarouselControlsProps) {
  if (count < 2) return null;
  return (
    <Box
      sx={
        [
          {
            position: 'absolute',
            display: 'flex',
            alignItems: 'center',
            pointerEvents: 'none',
            '& > *': { pointerEvents: 'auto' },
          },
          ...(Array.isArray(sx) ? (sx as readonly SxProps<Theme>[]) : [sx]),
        ] as SxProps<Theme>
      }
    >
      {dots ? (
        <Box component="ul" aria-label={copy.choose} sx={{ display: 'flex', ml: -1 }}>
          {Array.from({ length: count }, (_, index) => (
            <li key={index}>
              <Bullet label={copy.slide(index + 1)} active={index === active} onClick={() => onShow(index)} />
            </li>
          ))}
        </Box>
      ) : null}
      {autoplay ? (
        <Box
          component="button"
          type="button"
          aria-label={autoplay.playing ? words.pause : words.play}
          onClick={autoplay.toggle}
          sx={{ ...bare, width: 24, height: 24, display: 'grid', placeItems: 'center', ml: 1 }}
        >
          <Box
            component="svg"
            viewBox="0 0 20 20"
            aria-hidden
            sx={{ width: 14, height: 14, fill: 'currentColor' }}
          >
            <path d={autoplay.playing ? 'M5 4h3.5v12H5zM11.5 4H15v12h-3.5z' : 'M6 4l10 6-10 6z'} />
          </Box>
        </Box>
      ) : null}
    </Box>
  );
}

const bare = {
  border: 0,
  m: 0,
  p: 0,
  bgcolor: 'transparent',
  color: 'onSolid',
  cursor: 'pointer',
  '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: -2 },
} as const;

interface BulletProps {
  readonly label: string;
  readonly active: boolean;
  readonly onClick: () => void;
}

/** A 24 px target around a thin dash. */
const Bullet = ({ label, active, onClick }: BulletProps) => (
  <Box
    component="button"
    type="button"
    aria-label={label}
    aria-current={active}
    onClick={onClick}
    sx={{ ...bare, display: 'block', px: 1, height: 24 }}
  >
    <Box
      component="span"
      sx={{
        display: 'block',
        width: active ? 32 : 16,
        height: 4,
        borderRadius: '2px',
        bgcolor: 'currentColor',
        opacity: active ? 1 : 0.55,
      }}
    />
  </Box>
);

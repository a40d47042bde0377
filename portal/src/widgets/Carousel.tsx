import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { words } from '../copy/words.ts';
import { Icon } from '../icons/Icon.tsx';

interface CarouselProps {
  /** What the slides are, for screen readers. */
  readonly label: string;
  readonly slides: readonly ReactNode[];
  readonly loop?: boolean | undefined;
  /** ms between slides; undefined: no autoplay. A pause button comes with it (WCAG 2.2.2). */
  readonly autoplayDelay?: number | undefined;
  /** Bullets, shown only with more than one slide. */
  readonly bullets?: boolean | undefined;
  readonly arrows?: boolean | undefined;
  readonly onDark?: boolean | undefined;
}

/** Embla in the portal's clothes: bullets, arrows, pause, and one announced slide at a time. */
export function Carousel(props: CarouselProps) {
  const { label, slides, loop = true, autoplayDelay, bullets = true, arrows = false, onDark = false } = props;
  const plugins = useMemo(
    () =>
      autoplayDelay === undefined
        ? []
        : [Autoplay({ delay: autoplayDelay, stopOnInteraction: false, stopOnMouseEnter: true })],
    [autoplayDelay],
  );
  const [ref, embla] = useEmblaCarousel({ loop: loop && slides.length > 1 }, plugins);
  const [active, setActive] = useState(0);
  const [playing, setPlaying] = useState(autoplayDelay !== undefined);

  useEffect(() => {
    if (embla === undefined) return undefined;
    const follow = () => setActive(embla.selectedScrollSnap());
    embla.on('select', follow).on('reInit', follow);
    return () => void embla.off('select', follow).off('reInit', follow);
  }, [embla]);

  useEffect(() => embla?.reInit(), [embla, slides.length]);

  const toggle = () => {
    const autoplay = embla?.plugins().autoplay;
    if (playing) autoplay?.stop();
    else autoplay?.play();
    setPlaying(!playing);
  };

  const many = slides.length > 1;
  return (
    <Box
      component="section"
      aria-roledescription="carousel"
      aria-label={label}
      sx={{ position: 'relative', height: '100%' }}
    >
      <Box ref={ref} sx={{ overflow: 'hidden', height: '100%' }}>
        <Box sx={{ display: 'flex', height: '100%' }}>
          {slides.map((slide, index) => (
            <Box
              key={index}
              role="group"
              aria-roledescription="slide"
              aria-label={`${String(index + 1)}/${String(slides.length)}`}
              inert={index !== active}
              sx={{ flex: '0 0 100%', minWidth: 0 }}
            >
              {slide}
            </Box>
          ))}
        </Box>
      </Box>
      {many && arrows ? (
        <>
          <Arrow label={words.previous} side="left" onClick={() => embla?.scrollPrev()} />
          <Arrow label={words.following} side="right" onClick={() => embla?.scrollNext()} />
        </>
      ) : null}
      {many && (bullets || autoplayDelay !== undefined) ? (
        <Box
          className="carousel-controls"
          sx={{ position: 'absolute', left: 20, bottom: 8, display: 'flex', alignItems: 'center' }}
        >
          {bullets
            ? slides.map((_, index) => (
                <Bullet
                  key={index}
                  index={index}
                  active={index === active}
                  onDark={onDark}
                  onClick={() => embla?.scrollTo(index)}
                />
              ))
            : null}
          {autoplayDelay === undefined ? null : (
            <IconButton
              aria-label={playing ? words.pause : words.play}
              onClick={toggle}
              sx={{ width: 24, height: 24, color: onDark ? 'background.paper' : 'text.secondary' }}
            >
              <PlayGlyph playing={playing} />
            </IconButton>
          )}
        </Box>
      ) : null}
    </Box>
  );
}

interface ArrowProps {
  readonly label: string;
  readonly side: 'left' | 'right';
  readonly onClick: () => void;
}

function Arrow({ label, side, onClick }: ArrowProps) {
  return (
    <IconButton
      aria-label={label}
      onClick={onClick}
      sx={{ position: 'absolute', top: 'calc(50% - 16px)', [side]: 8, bgcolor: 'background.paper' }}
    >
      <Icon name={side === 'left' ? 'chevronLeft' : 'chevronRight'} />
    </IconButton>
  );
}

interface BulletProps {
  readonly index: number;
  readonly active: boolean;
  readonly onDark: boolean;
  readonly onClick: () => void;
}

/** A 24 px target around a thin dash. */
function Bullet({ index, active, onDark, onClick }: BulletProps) {
  const colour = onDark ? 'background.paper' : active ? 'text.secondary' : 'tile';
  return (
    <Box
      component="button"
      type="button"
      aria-label={String(index + 1)}
      aria-current={active}
      onClick={onClick}
      sx={{ border: 0, p: '10px 4px', m: 0, bgcolor: 'transparent', cursor: 'pointer', minWidth: 24 }}
    >
      <Box
        component="span"
        sx={{
          display: 'block',
          width: active ? 32 : 16,
          height: 4,
          borderRadius: '2px',
          bgcolor: colour,
          opacity: onDark && !active ? 0.45 : 1,
        }}
      />
    </Box>
  );
}

function PlayGlyph({ playing }: { readonly playing: boolean }) {
  return (
    <Box component="svg" viewBox="0 0 20 20" aria-hidden sx={{ width: 14, height: 14, fill: 'currentColor' }}>
      <path d={playing ? 'M5 4h3.500v12H5zM11.500 4H15v12h-3.500z' : 'M6 4l10 6-10 6z'} />
    </Box>
  );
}

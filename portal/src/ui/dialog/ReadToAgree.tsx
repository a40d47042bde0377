import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { debounced, isAtBottom, SCROLL_DEBOUNCE } from './readGate.ts';

interface ReadToAgreeProps {
  /** What is read, for screen readers. */
  readonly label: string;
  readonly onReachBottom: () => void;
  readonly children: ReactNode;
}

/** A text in a box of its own that notices when its end has been seen. 2 §4 */
export function ReadToAgree({ label, onReachBottom, children }: ReadToAgreeProps) {
  const ref = useRef<HTMLDivElement>(null);
  const reached = useEffectEvent(onReachBottom);

  useEffect(() => {
    const box = ref.current;
    if (box === null) return undefined;
    const scrolled = debounced(() => {
      if (isAtBottom(box)) reached();
    }, SCROLL_DEBOUNCE);
    // A text that needs no scrolling has been seen when it stands there.
    scrolled.call();
    box.addEventListener('scroll', scrolled.call, { passive: true });
    return () => {
      scrolled.cancel();
      box.removeEventListener('scroll', scrolled.call);
    };
  }, []);

  return (
    <Box
      ref={ref}
      role="document"
      aria-label={label}
      tabIndex={0}
      sx={{
        height: 296,
        overflowY: 'auto',
        px: 6,
        py: 5,
        border: (theme) => `1px solid ${theme.palette.tile}`,
        borderRadius: (theme) => `${String(theme.radii.control)}px`,
        '& p, & li': { mb: 2, lineHeight: '24px' },
        '& h1, & h2': { fontSize: 16, lineHeight: '24px', fontWeight: 600, textAlign: 'center', mb: 3 },
        '& ol': { listStyle: 'decimal', pl: 5 },
      }}
    >
      {children}
    </Box>
  );
}

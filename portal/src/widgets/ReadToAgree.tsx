import Box from '@mui/material/Box';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { debounced, isAtBottom, SCROLL_DEBOUNCE } from './readGate.ts';

interface ReadToAgreeProps {
  /** What is read, for screen readers. */
  readonly label: string;
  readonly onReachBottom: () => void;
  readonly children: ReactNode;
}

/** A text in a box of its own that notices when its end has been seen. 2 §4 */
export function ReadToAgree({ label, onReachBottom, children }: ReadToAgreeProps) {
  const box = useRef<HTMLDivElement>(null);
  const reached = useRef(onReachBottom);
  useEffect(() => {
    reached.current = onReachBottom;
  });

  const scrolled = useMemo(
    () =>
      debounced(() => {
        if (box.current && isAtBottom(box.current)) reached.current();
      }, SCROLL_DEBOUNCE),
    [],
  );

  // A text that needs no scrolling has been seen when it stands there.
  useEffect(() => {
    scrolled.call();
    return scrolled.cancel;
  }, [scrolled]);

  return (
    <Box
      ref={box}
      role="document"
      aria-label={label}
      tabIndex={0}
      onScroll={scrolled.call}
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

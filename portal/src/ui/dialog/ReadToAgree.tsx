import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { documentBox } from './documentBox.ts';
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
    <Box ref={ref} role="document" aria-label={label} tabIndex={0} sx={documentBox}>
      {children}
    </Box>
  );
}

import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { documentBox } from './documentBox.ts';
import { debounced, isAtBottom, SCROLL_DEBOUNCE } from './readGate.ts';

interface ReadToAgreeProps {
  /** Names the text for screen readers. */
  readonly label: string;
  readonly onReachBottom: () => void;
  readonly children: ReactNode;
}

/** A text in a scrolling box; reports when the user has reached its end. 2 §4 */
export function ReadToAgree({ label, onReachBottom, children }: ReadToAgreeProps) {
  const ref = useRef<HTMLDivElement>(null);
  const reached = useEffectEvent(onReachBottom);

  useEffect(() => {
    const box = ref.current;
    if (box === null) return undefined;
    const scrolled = debounced(() => {
      if (isAtBottom(box)) reached();
    }, SCROLL_DEBOUNCE);
    // A text that needs no scrolling counts as read at once.
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

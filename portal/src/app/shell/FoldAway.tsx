import { useEffect, type RefObject } from 'react';
import { useClickOutside } from '../../ui/hooks/useClickOutside.ts';

interface FoldAwayProps {
  readonly box: RefObject<HTMLElement | null>;
  readonly opener: RefObject<HTMLElement | null>;
  /** Esc belongs to something that lies open in the box. */
  readonly escTaken: boolean;
  readonly onFold: () => void;
}

/** Unfolded the box lies over the page: whoever goes on leaves it, by a tap beside it, by Tab or by Esc. */
export function FoldAway({ box, opener, escTaken, onFold }: FoldAwayProps) {
  useClickOutside(box, onFold);
  useEffect(() => {
    const element = box.current;
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element?.contains(relatedTarget)) onFold();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || escTaken) return;
      onFold();
      opener.current?.focus();
    };
    element?.addEventListener('focusout', onFocusOut);
    element?.addEventListener('keydown', onKeyDown);
    return () => {
      element?.removeEventListener('focusout', onFocusOut);
      element?.removeEventListener('keydown', onKeyDown);
    };
  }, [box, opener, escTaken, onFold]);
  return null;
}

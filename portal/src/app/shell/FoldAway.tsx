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
    // Not by what loses the focus: a button that a wider window hides loses it to nothing.
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Node && !element?.contains(target)) onFold();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || escTaken) return;
      onFold();
      opener.current?.focus();
    };
    document.addEventListener('focusin', onFocusIn);
    element?.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      element?.removeEventListener('keydown', onKeyDown);
    };
  }, [box, opener, escTaken, onFold]);
  return null;
}

import { useEffect, type RefObject } from 'react';
import { useClickOutside } from '../../ui/hooks/useClickOutside.ts';

interface FoldAwayProps {
  readonly box: RefObject<HTMLElement | null>;
  readonly opener: RefObject<HTMLElement | null>;
  /** True while an element open in the box handles Esc. */
  readonly escTaken: boolean;
  readonly onFold: () => void;
}

/** An unfolded box covers the page: a tap beside it, Tab or Esc folds it. */
export function FoldAway({ box, opener, escTaken, onFold }: FoldAwayProps) {
  useClickOutside(box, onFold);
  useEffect(() => {
    const element = box.current;
    // Not on blur: a button that a wider window hides loses the focus without a successor.
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

import { useCallback, useEffect, useRef, useState } from 'react';

const SHOW_DELAY = 60; // ms, 1 §2
const HIDE_DELAY = 150;

/** Opens after a short rest of the pointer or a press, and closes a little after the pointer leaves. 1 §2 */
export function hoverSwitch(set: (open: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hovered = false;
  const later = (open: boolean, delay = 0, byHover = false) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      hovered = byHover;
      set(open);
    }, delay);
  };
  return {
    enter: () => later(true, SHOW_DELAY, true),
    leave: () => later(false, HIDE_DELAY),
    /** A press on a panel just opened by hovering keeps it open; the next one closes it. */
    press: (open: boolean) => later(hovered || !open),
    close: () => later(false),
    stop: () => clearTimeout(timer),
  };
}

export function useHover() {
  const [open, setOpen] = useState(false);
  const [control] = useState(() => hoverSwitch(setOpen));
  useEffect(() => control.stop, [control]);
  const box = useRef<HTMLDivElement>(null);

  /** Focus that leaves the box closes it, like the pointer. */
  const onBlur = useCallback(
    (event: React.FocusEvent) => {
      if (!box.current?.contains(event.relatedTarget)) control.leave();
    },
    [control],
  );
  return { open, control, box, onBlur };
}

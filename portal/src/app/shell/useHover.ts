import { useCallback, useEffect, useRef, useState } from 'react';

export const SHOW_DELAY = 60; // ms, 1 §2
export const HIDE_DELAY = 150;

/** Opens after a short rest of the pointer and closes a little after it left. 1 §2 */
export function hoverSwitch(set: (open: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (open: boolean, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => set(open), delay);
  };
  return {
    enter: () => later(true, SHOW_DELAY),
    leave: () => later(false, HIDE_DELAY),
    set: (open: boolean) => later(open, 0),
    stop: () => clearTimeout(timer),
  };
}

export function useHover() {
  const [open, setOpen] = useState(false);
  const [control] = useState(() => hoverSwitch(setOpen));
  useEffect(() => control.stop, [control]);
  const box = useRef<HTMLDivElement>(null);

  /** Focus that leaves the box closes it, as the pointer does. */
  const onBlur = useCallback(
    (event: React.FocusEvent) => {
      if (!box.current?.contains(event.relatedTarget)) control.leave();
    },
    [control],
  );
  return { open, control, box, onBlur };
}

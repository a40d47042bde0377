import { useEffect, type RefObject } from 'react';

type Handler = (event: PointerEvent) => void;

/** The hook's argument: a handler, or a handler with a flag that enables it. 2 §5 */
export type ClickOutside = Handler | { readonly handler: Handler; readonly active: boolean };

/** Reads the hook's argument. @throws TypeError for any other value, which is a mistake of the caller */
export function readClickOutside(value: unknown): { handler: Handler; active: boolean } {
  if (typeof value === 'function') return { handler: value as Handler, active: true };
  if (typeof value === 'object' && value !== null) return value as { handler: Handler; active: boolean };
  throw new TypeError(`click-outside takes a function or an object, not ${typeof value}`);
}

/** Calls the handler when the pointer goes down outside of the box. */
export function useClickOutside(box: RefObject<HTMLElement | null>, value: ClickOutside): void {
  const { handler, active } = readClickOutside(value);
  useEffect(() => {
    if (!active) return undefined;
    const listener = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) handler(event);
    };
    document.addEventListener('pointerdown', listener);
    return () => document.removeEventListener('pointerdown', listener);
  }, [box, handler, active]);
}

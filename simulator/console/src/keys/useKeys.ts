import { useEffect } from 'react';

/**
 * Handles keys of the whole page, except while the user types.
 * @param keys handlers by key; a new object replaces the listener
 */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      // Keys do not reach content behind a dialog.
      if (ctrlKey || metaKey || altKey || isTyping(target) || document.querySelector('dialog[open]')) return;
      const act = Object.hasOwn(keys, key) ? keys[key] : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [keys]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

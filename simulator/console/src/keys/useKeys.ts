import { useEffect } from 'react';

/** Handles keys of the whole page, except while typing. @param keys handlers by key; may change with each render */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      // Keys do not reach what a dialog covers.
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

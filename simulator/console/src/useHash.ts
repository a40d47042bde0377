import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** The chosen tab is in the address: reload and share keep it. @returns it, and what chooses another */
export function useHash<Name extends string>(
  names: readonly Name[],
  usual: Name,
): [Name, (name: Name) => void] {
  const hash = useSyncExternalStore(subscribe, () => location.hash.slice(1));
  const chosen = names.find((name) => name === hash) ?? usual;
  const choose = (name: Name) => {
    history.replaceState(null, '', `#${name}`);
    dispatchEvent(new HashChangeEvent('hashchange'));
  };
  return [chosen, choose];
}

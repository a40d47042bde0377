import { useCallback, useState, type ComponentType } from 'react';
import { notify } from '../ui/feedback/notify.ts';
import { messages } from './messages.ts';

/**
 * A dialog or drawer of the frame that loads with its first use. `Part` is set while it is open; a failed load shows a
 * notice. @param load a module constant
 */
export function usePartOnUse<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const open = useCallback(() => {
    load().then(
      (loaded) => setPart(() => loaded),
      () => notify.warning(messages.offline, { closesOnline: true }),
    );
  }, [load]);
  const close = useCallback(() => setPart(undefined), []);
  return { Part, open, close };
}

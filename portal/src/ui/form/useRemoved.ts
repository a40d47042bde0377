import { useState } from 'react';

/** The rows that the user has removed from a form and can bring back. */
export function useRemoved<Item>() {
  const [removed, setRemoved] = useState<readonly Item[]>([]);
  return {
    removed,
    keep: (item: Item) => setRemoved((before) => [...before, item]),
    /** Forgets a row that is back. */
    forget: (item: Item) => setRemoved((before) => before.filter((each) => each !== item)),
    forgetAll: () => setRemoved([]),
  };
}

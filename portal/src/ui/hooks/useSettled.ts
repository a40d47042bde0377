import { useEffect, useState } from 'react';

/** A value once it has stood still for that long, in ms: what is typed asks the provider once, not per key. */
export function useSettled<T>(value: T, delay = 300): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}

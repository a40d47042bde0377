import { useEffect, useState } from 'react';

/** Returns a value once it has not changed for `delay` ms, so that typing sends one request, not one per key. */
export function useSettled<T>(value: T, delay = 300): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}

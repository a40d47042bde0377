import { useEffect, useEffectEvent, useState } from 'react';

/** Counts down by the second while `running`. At 0 it calls `onEnd`, and again each time `running` later turns true. @param from seconds */
export function useCountdown(from: number, running: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(from);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!running) return undefined;
    if (left === 0) {
      end();
      return undefined;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [running, left]);
  return left;
}

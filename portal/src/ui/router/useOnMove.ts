import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Calls back after a move to another address; the first render's address does not count. */
export function useOnMove(onMove: () => void): void {
  const { key } = useLocation();
  const at = useRef(key);
  useEffect(() => {
    if (at.current === key) return;
    at.current = key;
    onMove();
  }, [key, onMove]);
}

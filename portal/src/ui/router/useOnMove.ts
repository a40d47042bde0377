import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Calls back after each move of the router, also to the same address; the first render does not count. */
export function useOnMove(onMove: () => void): void {
  const { key } = useLocation();
  const at = useRef(key);
  useEffect(() => {
    if (at.current === key) return;
    at.current = key;
    onMove();
  }, [key, onMove]);
}

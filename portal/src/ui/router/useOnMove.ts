import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Calls back when the user has moved to another address; the address of the first render is no move. */
export function useOnMove(onMove: () => void): void {
  const { key } = useLocation();
  const at = useRef(key);
  useEffect(() => {
    if (at.current === key) return;
    at.current = key;
    onMove();
  }, [key, onMove]);
}

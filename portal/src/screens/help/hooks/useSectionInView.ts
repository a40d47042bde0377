import { useEffect, useState } from 'react';
import { sectionInView } from '../rules/sectionInView.ts';

const END_TOLERANCE = 2; // Tolerance in px: zoomed pages end on fractions

function read(ids: readonly string[]): string | undefined {
  const root = document.documentElement;
  const atEnd = root.scrollTop > 0 && root.scrollTop + root.clientHeight >= root.scrollHeight - END_TOLERANCE;
  const tops = ids.flatMap((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top === undefined ? [] : [{ id, top }];
  });
  return sectionInView(tops, atEnd);
}

/** The section being read. `ids` must be the same array while the page is the same. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    const follow = () => setCurrent(read(ids));
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [ids]);
  return current;
}

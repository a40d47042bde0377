import { useEffect, useState } from 'react';
import { sectionInView } from '../rules/sectionInView.ts';

/** Tolerance in px: on zoomed pages the scroll position has fractions. */
const END_TOLERANCE = 2;

function currentSection(ids: readonly string[]): string | undefined {
  const root = document.documentElement;
  const atEnd = root.scrollTop > 0 && root.scrollTop + root.clientHeight >= root.scrollHeight - END_TOLERANCE;
  const tops = ids.flatMap((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top === undefined ? [] : [{ id, top }];
  });
  return sectionInView(tops, atEnd);
}

/** Id of the section in view. @param ids must be the same array while the page is the same */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    const follow = () => setCurrent(currentSection(ids));
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [ids]);
  return current;
}

import { useEffect, useState } from 'react';
import { isScrolledToEnd } from '#portal/ui/page/scrollEnd.ts';
import { sectionInView } from '../rules/sectionInView.ts';

function currentSection(ids: readonly string[]): string | undefined {
  const tops = ids.flatMap((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top === undefined ? [] : [{ id, top }];
  });
  return sectionInView(tops, isScrolledToEnd());
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

import { useCallback, useEffect, useState } from 'react';
import {
  activeSection,
  isSectionId,
  JUMP_OFFSET,
  sectionIds,
  tabClicked,
  tabScrolled,
  type SectionId,
  type TabState,
} from '../rules/sectionTabs.ts';

const END_TOLERANCE = 2; // px: zoomed pages end on fractions

const topOf = (id: SectionId): number =>
  document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;

function sectionInView(): SectionId {
  const root = document.documentElement;
  const atEnd = root.scrollTop > 0 && root.scrollTop + root.clientHeight >= root.scrollHeight - END_TOLERANCE;
  return activeSection(
    sectionIds.map((id) => ({ id, top: topOf(id) })),
    atEnd,
  );
}

function scrollToSection(id: SectionId, behavior: ScrollBehavior): void {
  window.scrollTo({ top: window.scrollY + topOf(id) - JUMP_OFFSET, behavior });
}

const stillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The tabs follow the scrolling, and a click scrolls the page. The section is kept in the address. spec 2 §2.2 */
export function useSectionTabs(): { readonly active: SectionId; readonly jump: (id: SectionId) => void } {
  const [state, setState] = useState<TabState>({ active: sectionIds[0], lockedUntil: 0 });

  useEffect(() => {
    const asked = location.hash.slice(1);
    if (isSectionId(asked)) scrollToSection(asked, 'instant');
    const follow = () => setState((now) => tabScrolled(now, sectionInView(), performance.now()));
    window.addEventListener('scroll', follow, { passive: true });
    // The browser may have scrolled there itself before the listener existed.
    const first = requestAnimationFrame(follow);
    return () => {
      cancelAnimationFrame(first);
      window.removeEventListener('scroll', follow);
    };
  }, []);

  const jump = useCallback((id: SectionId) => {
    setState(tabClicked(id, performance.now()));
    history.replaceState(history.state, '', `#${id}`);
    scrollToSection(id, stillness() ? 'instant' : 'smooth');
  }, []);

  return { active: state.active, jump };
}

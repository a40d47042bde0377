import { useCallback, useEffect, useState } from 'react';
import { prefersReducedMotion } from '#portal/ui/hooks/prefersReducedMotion.ts';
import { isScrolledToEnd } from '#portal/ui/page/scrollEnd.ts';
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

const topOf = (id: SectionId): number =>
  document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;

const sectionInView = (): SectionId =>
  activeSection(
    sectionIds.map((id) => ({ id, top: topOf(id) })),
    isScrolledToEnd(),
  );

function scrollToSection(id: SectionId, behavior: ScrollBehavior): void {
  window.scrollTo({ top: window.scrollY + topOf(id) - JUMP_OFFSET, behavior });
}

/** The tab of the section in view, and a function that scrolls to a section and puts it into the URL. spec 2 §2.2 */
export function useSectionTabs(): { readonly active: SectionId; readonly jump: (id: SectionId) => void } {
  const [state, setState] = useState<TabState>({ active: sectionIds[0], lockedUntil: 0 });

  useEffect(() => {
    const requested = location.hash.slice(1);
    if (isSectionId(requested)) scrollToSection(requested, 'instant');
    const follow = () => setState((now) => tabScrolled(now, sectionInView(), performance.now()));
    window.addEventListener('scroll', follow, { passive: true });
    // The browser may have scrolled to the hash before there was a listener.
    const first = requestAnimationFrame(follow);
    return () => {
      cancelAnimationFrame(first);
      window.removeEventListener('scroll', follow);
    };
  }, []);

  const jump = useCallback((id: SectionId) => {
    setState(tabClicked(id, performance.now()));
    history.replaceState(history.state, '', `#${id}`);
    scrollToSection(id, prefersReducedMotion() ? 'instant' : 'smooth');
  }, []);

  return { active: state.active, jump };
}

/** Ids of the sections of the landing page, in their order. spec 2 §2.2 */
export const sectionIds = ['intro', 'how-to-open', 'faq', 'service', 'recommend'] as const;
export type SectionId = (typeof sectionIds)[number];

/** Distance in px from the top of the window to a section after a jump. spec 2 §9 */
export const JUMP_OFFSET = 80;
/** Distance in px from the top of the window at which a section becomes active. spec 2 §9 */
const DETECT_OFFSET = 100;
/** Milliseconds after a click in which scrolling changes no tab. spec 2 §9 */
export const SCROLL_LOCK = 600;

/** A section and its position on the screen. */
export interface SectionPlace {
  readonly id: SectionId;
  /** The section's top, in px from the top of the viewport. */
  readonly top: number;
}

/**
 * The active section: the last one whose top has reached DETECT_OFFSET. At the end of the page it is the last section,
 * which may be too short to get there.
 */
export function activeSection(places: readonly SectionPlace[], atEnd: boolean): SectionId {
  const last = places.at(-1);
  if (atEnd && last) return last.id;
  return places.findLast((place) => place.top <= DETECT_OFFSET)?.id ?? sectionIds[0];
}

/** The active tab of the landing page. */
export interface TabState {
  readonly active: SectionId;
  /** Time in ms until which scrolling changes no tab: the page still scrolls to the clicked one. */
  readonly lockedUntil: number;
}

/** The state after a click on a tab. @param now in ms */
export const tabClicked = (id: SectionId, now: number): TabState => ({
  active: id,
  lockedUntil: now + SCROLL_LOCK,
});

/** The state after scrolling to a section. @param now in ms */
export const tabScrolled = (state: TabState, id: SectionId, now: number): TabState =>
  now < state.lockedUntil || state.active === id ? state : { ...state, active: id };

export const isSectionId = (text: string): text is SectionId =>
  (sectionIds as readonly string[]).includes(text);

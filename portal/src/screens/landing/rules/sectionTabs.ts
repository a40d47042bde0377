/** The landing's sections in page order; each is its own anchor. spec 2 §2.2 */
export const sectionIds = ['intro', 'how-to-open', 'faq', 'service', 'recommend'] as const;
export type SectionId = (typeof sectionIds)[number];

/** spec 2 §9 */
export const JUMP_OFFSET = 80;
const DETECT_OFFSET = 100;
export const SCROLL_LOCK = 600;

export interface SectionPlace {
  readonly id: SectionId;
  /** The section's top, in px from the top of the viewport. */
  readonly top: number;
}

/**
 * The tab of a scroll position: the last section whose top has reached the detection line. At the end of the page it
 * is the last one, which may be too short to reach the line.
 */
export function activeSection(places: readonly SectionPlace[], atEnd: boolean): SectionId {
  const last = places.at(-1);
  if (atEnd && last) return last.id;
  return places.findLast((place) => place.top <= DETECT_OFFSET)?.id ?? sectionIds[0];
}

export interface TabState {
  readonly active: SectionId;
  /** Time in ms until which scrolling changes nothing: the page still scrolls to the clicked tab. */
  readonly lockedUntil: number;
}

export const tabClicked = (id: SectionId, now: number): TabState => ({
  active: id,
  lockedUntil: now + SCROLL_LOCK,
});

export const tabScrolled = (state: TabState, id: SectionId, now: number): TabState =>
  now < state.lockedUntil || state.active === id ? state : { ...state, active: id };

export const isSectionId = (text: string): text is SectionId =>
  (sectionIds as readonly string[]).includes(text);

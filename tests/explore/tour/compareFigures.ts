import type { Page } from '@playwright/test';
import type { Exploration } from '../driver/visitPortal.ts';
import type { Visit } from '../plan.ts';
import { tour } from './tour.ts';

/** Visits every page with figures of one scenario, compares those of the same fact, and notes the contradictions. */
export async function compareFigures(
  page: Page,
  visit: Visit,
  { origin, book }: Pick<Exploration, 'origin' | 'book'>,
): Promise<void> {
  const { seen, found } = await tour(page, origin, visit);
  book.addVisit(visit);
  // The first sighting of a fact has no other to be compared with.
  book.sightings += seen.length - new Set(seen.map(({ fact }) => fact)).size;
  book.note(found, visit, []);
}

/** Which breaks a row is tried with. */
import { shuffled } from '../sim/shuffle.ts';
import type { Site } from './sites.ts';

/** So many of a row's sites at least are thought to serve it, rarest first; those as rare as the last of them too. */
const FEW = 12;

/**
 * The sites that serve a row: what its own tests reach and few others do. What every page needs says nothing of a row.
 * @param reached by row, of all the rows drawn
 */
export function serving(row: string, reached: ReadonlyMap<string, readonly number[]>): number[] {
  const times = new Map<number, number>();
  for (const site of [...reached.values()].flat()) times.set(site, (times.get(site) ?? 0) + 1);
  const rarity = (site: number): number => times.get(site) ?? 0;
  const own = [...(reached.get(row) ?? [])].sort((one, other) => rarity(one) - rarity(other));
  const limit = own[Math.min(FEW, own.length) - 1];
  return limit === undefined ? [] : own.filter((site) => rarity(site) <= rarity(limit));
}

/** So many of them in the order that the seed gives, no two of one line. */
export function drawn(sites: readonly Site[], seed: number, count: number): Site[] {
  const lines = new Set<string>();
  return shuffled(sites, seed)
    .filter(({ file, line }) => !lines.has(`${file}:${line}`) && lines.add(`${file}:${line}`))
    .slice(0, count);
}

/** Another seed for each row, the same one each time. */
export const seedOf = (row: string, seed: number): number =>
  [...row].reduce((sum, character) => (Math.imul(sum, 31) + character.charCodeAt(0)) | 0, seed);

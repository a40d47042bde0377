/**
 * How the bundle is cut. What the entry reaches by static imports is needed on every page: one chunk of
 * libraries that seldom change and one of the rest, instead of dozens of small files. What only screens
 * share is cut by who shares it.
 */
import type { Rolldown } from 'vite';

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>;
type ModuleInfoOf = (id: string) => Rolldown.ModuleInfo | null;

const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|@emotion|stylis|cookie|set-cookie-parser)\//;

const entry = /\/portal\/src\/main\.tsx$/;

/** They name far more than is used of them: what is reached through them alone is not reached. */
const barrels = /@mui\/(system\/index|material\/styles\/enhanceHighContrast)\.mjs$/;

/** Whether the entry reaches a module without a dynamic import. */
function isReached(id: string, moduleInfo: ModuleInfoOf): boolean {
  const seen = new Set<string>();
  const waiting = [id];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (entry.test(at)) return true;
    if (seen.has(at) || barrels.test(at)) continue;
    seen.add(at);
    waiting.push(...(moduleInfo(at)?.importers ?? []));
  }
  return false;
}

export const groups: Groups = [
  { name: 'vendor', test: libraries, priority: 3 },
  {
    debugName: 'frame',
    name: (id, chunking) => (isReached(id, (of) => chunking.getModuleInfo(of)) ? 'frame' : null),
    priority: 2,
  },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1000, priority: 1 },
];

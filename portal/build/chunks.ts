/**
 * The chunks of the bundle. First comes the code that sends requests (`early`: the entry, without React), then stable
 * libraries and the frame: one chunk each instead of dozens of small files. Code that screens share is split into
 * tiers (`tiers` below names and explains them), so that each page loads a handful of files;
 * docs/decisions/0004-first-load.md has the figures without tiers. The rest is merged by size alone, so code that every
 * page needs must be in a tier.
 */
import type { Rolldown } from 'vite';

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>;
type ModuleInfoOf = (id: string) => Rolldown.ModuleInfo | null;

const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|@emotion|stylis|cookie|set-cookie-parser)\//;

/** Matches code of pages with a form that sends; the fields of filters belong to the lists' tier. */
const form = /node_modules\/(zod|@hookform|react-hook-form)\/|\/portal\/src\/ui\/form\//;

const entry = /\/portal\/src\/main\.ts$/;
/** Start of React and MUI: the entry imports it after its first requests. */
export const frame = /\/portal\/src\/app\/start\.tsx$/;

/** Matches barrel files, which import far more than is used: a module reached only through them does not count as reached. */
const barrels =
  /@mui\/(system\/index|utils\/index|material\/index|material\/utils\/index|material\/styles\/enhanceHighContrast)\.mjs$|@tanstack\/[\w-]+\/build\/modern\/index\.js$/;

/** Returns the entry and the dynamically imported modules that reach a module by static imports. */
function rootsOf(id: string, moduleInfo: ModuleInfoOf): ReadonlySet<string> {
  const seen = new Set<string>();
  const roots = new Set<string>();
  const waiting = [id];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen.has(at) || barrels.test(at)) continue;
    seen.add(at);
    const info = moduleInfo(at);
    if (entry.test(at) || (info !== null && info.dynamicImporters.length > 0)) roots.add(at);
    waiting.push(...(info?.importers ?? []));
  }
  return roots;
}

const page = /\/screens\/(?:\w+\/)+\w+Page\.tsx$/;
const landing = /\/screens\/landing\/\w*LandingPage\.tsx$/;
const home = /\/screens\/home\/HomePage\.tsx$/;
const menu = /\/app\/(shell\/(LeftMenu|ProductSwitcher)\.tsx|refused\/refusedScreen\.ts)$/;
/** Matches the first calls of a page. */
export const data = /\/screens\/\w+\/prefetch\w*\.ts$/;
const homeAndData = /\/screens\/home\/(prefetch\.ts|HomePage\.tsx)$/;
const opening = /\/screens\/opening\//;
const funds = /\/screens\/(overflow|factoring|easyPay)\/|\/domain\/funds\//;
const purchasing = /\/screens\/accounts\//;
const list = /\/screens\/(bills\/BillList|orders\/Orders|payRecords\/PayRecords|refunds\/Refunds)Page\.tsx$/;

/** Matches parts of pages, mostly small: merging by size would add unrelated code. */
const pagePart = /\/portal\/src\/(ui\/(?!form\/)|domain\/)/;
/** Matches code of one family of pages or one subject. */
const familyCode = /\/portal\/src\/(screens|domain)\//;
const familyOf = (id: string): string => /\/screens\/(\w+)\//.exec(id)?.[1] ?? '';
/** Matches texts, product records and requests of pages, a line or two each. */
const textOrRequest = /\/portal\/src\/(copy|products)\/|\/generated\//;
const ofFunds = /\/domain\/funds\/|\/copy\/funds\.ts$/;
const formPage = /\/screens\/repay\/RepayPage\.tsx$/;

interface Tier {
  readonly name: string;
  /** Selects modules by the roots that reach them, and by path. */
  readonly includes: (roots: readonly string[], id: string) => boolean;
  /** Its file, where the tier has several. */
  readonly fileOf?: (roots: readonly string[]) => string;
  /** Keeps the dependencies of its modules out: other chunks that share them would load this tier too. */
  readonly alone?: true;
}

const isReachedFrom = (roots: readonly string[], kind: RegExp): boolean =>
  roots.some((root) => kind.test(root));

/** Ordered by demand, the most needed first. */
const tiers: readonly Tier[] = [
  // Code that the frame or a landing page shares with data loading must not wait for React.
  {
    name: 'early',
    includes: (roots) =>
      isReachedFrom(roots, entry) ||
      (isReachedFrom(roots, data) && (isReachedFrom(roots, frame) || isReachedFrom(roots, landing))),
  },
  { name: 'vendor', includes: (_, id) => libraries.test(id) },
  { name: 'frame', includes: (roots) => isReachedFrom(roots, frame) },
  // Code of home's first calls, and code that home shares with another page's first calls.
  {
    name: 'data',
    includes: (roots) => isReachedFrom(roots, data) && isReachedFrom(roots, homeAndData),
  },
  // Code that the first calls of several other pages share, and code of theirs that any page may need.
  {
    name: 'calls',
    includes: (roots, id) =>
      isReachedFrom(roots, data) &&
      (!familyCode.test(id) || roots.filter((root) => data.test(root)).length > 1),
  },
  // The rest of a page's first calls: a chunk of its own, or they would wait for React in a chunk with components.
  {
    name: 'own',
    includes: (roots, id) => isReachedFrom(roots, data) && !data.test(id),
    fileOf: (roots) => `${familyOf(roots.find((root) => data.test(root)) ?? '')}-calls`,
    alone: true,
  },
  { name: 'menu', includes: (roots) => isReachedFrom(roots, menu) && !isReachedFrom(roots, landing) },
  // Code that a landing page shares with pages that are no landing.
  {
    name: 'basics',
    includes: (roots) =>
      isReachedFrom(roots, landing) && roots.some((root) => page.test(root) && !landing.test(root)),
  },
  // The company's landing page itself is here too: it is a line of code, and a separate file costs more.
  {
    name: 'landing',
    includes: (roots, id) =>
      isReachedFrom(roots, landing) && (roots.length > 1 || id.endsWith('/landing/LandingPage.tsx')),
  },
  // Code that home shares with lists or with the repay page.
  {
    name: 'common',
    includes: (roots) =>
      isReachedFrom(roots, home) && (isReachedFrom(roots, list) || isReachedFrom(roots, formPage)),
  },
  // Code on fund accounts that home shares with their pages: one file for both.
  {
    name: 'accounts',
    includes: (roots, id) => isReachedFrom(roots, home) && roots.length > 1 && ofFunds.test(id),
    alone: true,
  },
  // Code that home shares with rarely used pages: one file instead of seven small ones.
  {
    name: 'parts',
    includes: (roots, id) =>
      isReachedFrom(roots, home) && roots.length > 1 && (pagePart.test(id) || textOrRequest.test(id)),
    alone: true,
  },
  // The fields of filters and more that the repay page uses: it does not wait for the rest of the lists.
  { name: 'fields', includes: (roots) => isReachedFrom(roots, formPage) && isReachedFrom(roots, list) },
  // Code that several lists share.
  { name: 'lists', includes: (roots) => roots.filter((root) => list.test(root)).length > 1 },
  // Code of pages with a form that sends.
  {
    name: 'forms',
    includes: (roots, id) =>
      roots.length > 1 && (form.test(id) || (pagePart.test(id) && isReachedFrom(roots, formPage))),
  },
  // The pages of an opening follow each other, so a user loads all of them.
  {
    name: 'opening',
    includes: (roots) => roots.length > 1 && roots.every((root) => opening.test(root)),
    alone: true,
  },
  // Merged by size, the shared code of the purchasing accounts' pages would end in chunks that import each other.
  {
    name: 'purchasing',
    includes: (roots) => roots.length > 1 && roots.every((root) => purchasing.test(root)),
    alone: true,
  },
  // The same is true of the pages of fund accounts of every family.
  {
    name: 'funds',
    includes: (roots) => roots.length > 1 && roots.every((root) => funds.test(root)),
    alone: true,
  },
];

/** Returns the file that a tier puts a module into; null if the module belongs to another tier. */
function fileIn(tier: Tier, id: string, moduleInfo: ModuleInfoOf): string | null {
  const roots = [...rootsOf(id, moduleInfo)];
  if (tiers.find(({ includes }) => includes(roots, id)) !== tier) return null;
  return tier.fileOf?.(roots) ?? tier.name;
}

/** One group for each tier, the most needed first: it includes the dependencies of its modules, unless the tier is `alone`. */
const tiered: Groups = tiers.map((tier, index) => ({
  debugName: tier.name,
  name: (id, chunking) => fileIn(tier, id, (moduleId) => chunking.getModuleInfo(moduleId)),
  priority: 1 + tiers.length - index,
  includeDependenciesRecursively: tier.alone !== true,
}));

export const groups: Groups = [
  ...tiered,
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2000, priority: 1 },
];

/** Matches the files that every page has already loaded. */
const always = /\/(early|vendor|frame|rolldown-runtime)-/;

/** Returns the files that a dynamic import must load besides its own, without those that every page has already. */
export const preloadsOf = (
  file: string,
  files: string[],
  { hostType }: { readonly hostType: 'html' | 'js' },
): string[] => (hostType === 'js' ? files.filter((each) => each !== file && !always.test(each)) : files);

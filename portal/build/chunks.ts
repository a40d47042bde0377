/**
 * How the bundle is cut. First comes what asks the network (`early`: the entry, without React), then the libraries
 * that seldom change and the frame: one chunk each instead of dozens of small files. What screens share is cut in
 * tiers, so that each page asks for a handful of files: the menu, what the landing pages share with others, what home
 * shares with lists and forms, what these two share, what the lists share, what only forms need, what the pages of an opening
 * and those of the fund accounts share (docs/decisions/0004-first-load.md has the figures without). The rest is merged by size, whatever it is: what every page fetches must not be left to that.
 */
import type { Rolldown } from 'vite';

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>;
type ModuleInfoOf = (id: string) => Rolldown.ModuleInfo | null;

const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|@emotion|stylis|cookie|set-cookie-parser)\//;

/** What only a page with a form that sends needs: the fields of filters come with what the lists share. */
const form = /node_modules\/(zod|@hookform|react-hook-form)\/|\/portal\/src\/ui\/form\//;

const entry = /\/portal\/src\/main\.ts$/;
/** Where React and MUI begin: the entry imports it once it has asked the network. */
export const frame = /\/portal\/src\/app\/start\.tsx$/;

/** They name far more than is used of them: what is reached through them alone is not reached. */
const barrels =
  /@mui\/(system\/index|utils\/index|material\/index|material\/utils\/index|material\/styles\/enhanceHighContrast)\.mjs$|@tanstack\/[\w-]+\/build\/modern\/index\.js$/;

/** The entry and the dynamically imported modules that reach a module by static imports. */
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
const data = /\/screens\/\w+\/prefetch\w*\.ts$/;
const opening = /\/screens\/opening\//;
const funds = /\/screens\/(overflow|factoring|easyPay)\/|\/domain\/funds\//;
const purchasing = /\/screens\/accounts\//;
const list = /\/screens\/(bills\/BillList|orders\/Orders|payRecords\/PayRecords|refunds\/Refunds)Page\.tsx$/;

/** Parts of pages, small ones mostly: merged by size they would bring along what only others need. */
const part = /\/portal\/src\/(ui\/(?!form\/)|domain\/)/;
/** What they say and ask, a line or two each. */
const fact = /\/portal\/src\/(copy|products)\/|\/generated\//;
const ofFunds = /\/domain\/funds\/|\/copy\/funds\.ts$/;
const formPage = /\/screens\/repay\/RepayPage\.tsx$/;

interface Tier {
  readonly name: string;
  /** By the roots that reach a module, and by what it is. */
  readonly holds: (roots: readonly string[], id: string) => boolean;
  /** What its modules depend on stays where all who share it find it: else they would fetch this tier too. */
  readonly alone?: true;
}

const some = (roots: readonly string[], kind: RegExp): boolean => roots.some((root) => kind.test(root));

/** The tier needed by most first. */
const tiers: readonly Tier[] = [
  // What the frame or a landing page shares with what asks for a page's data may not wait for React either.
  {
    name: 'early',
    holds: (roots) =>
      some(roots, entry) || (some(roots, data) && (some(roots, frame) || some(roots, landing))),
  },
  { name: 'vendor', holds: (_, id) => libraries.test(id) },
  { name: 'frame', holds: (roots) => some(roots, frame) },
  { name: 'data', holds: (roots) => some(roots, data) },
  { name: 'menu', holds: (roots) => some(roots, menu) && !some(roots, landing) },
  {
    name: 'basics',
    holds: (roots) => some(roots, landing) && roots.some((root) => page.test(root) && !landing.test(root)),
  },
  // With the one most come to: it is a line of code, and a file for it alone costs more than that.
  {
    name: 'landing',
    holds: (roots, id) =>
      some(roots, landing) && (roots.length > 1 || id.endsWith('/landing/LandingPage.tsx')),
  },
  { name: 'common', holds: (roots) => some(roots, home) && (some(roots, list) || some(roots, formPage)) },
  // What home says of the fund accounts is their pages' too: one file for both.
  {
    name: 'accounts',
    holds: (roots, id) => some(roots, home) && roots.length > 1 && ofFunds.test(id),
    alone: true,
  },
  // What home shares with pages that are seldom come to: one file instead of seven small ones.
  {
    name: 'parts',
    holds: (roots, id) => some(roots, home) && roots.length > 1 && (part.test(id) || fact.test(id)),
    alone: true,
  },
  // The fields of filters and what else the repay page has of them: it does not wait for the rest of the lists.
  { name: 'fields', holds: (roots) => some(roots, formPage) && some(roots, list) },
  { name: 'lists', holds: (roots) => roots.filter((root) => list.test(root)).length > 1 },
  {
    name: 'forms',
    holds: (roots, id) => roots.length > 1 && (form.test(id) || (part.test(id) && some(roots, formPage))),
  },
  // One after the other its pages are all met.
  {
    name: 'opening',
    holds: (roots) => roots.length > 1 && roots.every((root) => opening.test(root)),
    alone: true,
  },
  // Left to its size, what the pages of the purchasing accounts share would be merged into chunks that import each other.
  {
    name: 'purchasing',
    holds: (roots) => roots.length > 1 && roots.every((root) => purchasing.test(root)),
    alone: true,
  },
  // So are the pages of a company's fund accounts, whichever family they are of.
  {
    name: 'funds',
    holds: (roots) => roots.length > 1 && roots.every((root) => funds.test(root)),
    alone: true,
  },
];

function tierOf(id: string, moduleInfo: ModuleInfoOf): string | undefined {
  const roots = [...rootsOf(id, moduleInfo)];
  return tiers.find(({ holds }) => holds(roots, id))?.name;
}

/** One group each, the one needed by most first: a group takes what its modules depend on along, unless it stands alone. */
const tiered: Groups = tiers.map(({ name, alone }, index) => ({
  debugName: name,
  name: (id, chunking) => (tierOf(id, (of) => chunking.getModuleInfo(of)) === name ? name : null),
  priority: 1 + tiers.length - index,
  includeDependenciesRecursively: alone !== true,
}));

export const groups: Groups = [
  ...tiered,
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2000, priority: 1 },
];

const always = /\/(early|vendor|frame|rolldown-runtime)-/;

/** What a dynamic import has to fetch beside the file itself: without what every page has by then. */
export const missing = (
  file: string,
  files: string[],
  { hostType }: { readonly hostType: 'html' | 'js' },
): string[] => (hostType === 'js' ? files.filter((each) => each !== file && !always.test(each)) : files);

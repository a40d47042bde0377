import type { Menu } from '../../products/menuItem.ts';
import type { Product } from '../../products/product.ts';
import { entriesOf } from '../../screens/help/rules/entries.ts';
import { excerpt } from '../../screens/help/rules/marks.ts';
import { search, termsOf } from '../../screens/help/rules/search.ts';
import { helpOf } from '../help/helpOf.ts';
import { copy } from './copy.ts';
import type { OptionGroup } from './options.ts';

/** Most help entries among the results. */
const MOST_HELP = 4;

const isCode = (text: string): boolean => /\d/.test(text) && !/\p{Script=Han}/u.test(text);

/** Pages of the user's menu whose title or group has every word. */
export function pageOptions(menu: Menu, typed: string): OptionGroup {
  const terms = termsOf(typed);
  const options = menu.groups.flatMap((group) =>
    group.items
      .filter(({ title }) => {
        const text = `${title} ${group.title}`.toLowerCase();
        return terms.length > 0 && terms.every((term) => text.includes(term));
      })
      .map((item) => ({
        key: `page-${item.name}`,
        icon: item.icon,
        title: item.title,
        notes: group.name === 'home' ? [] : [group.title],
        ...(item.outerUrl === undefined ? { to: item.link } : { outer: item.outerUrl }),
        found: terms,
      })),
  );
  return { name: 'pages', total: options.length, options };
}

/** Entries of the help. Parts of words match too, but not parts of numbers. */
export function helpOptions(product: Product | undefined, typed: string): OptionGroup {
  const { site, root } = helpOf(product);
  const terms = termsOf(typed);
  const hits = search(entriesOf(site), typed).filter(
    ({ found }) => !isCode(typed) || terms.every((term) => found.includes(term)),
  );
  const options = hits.slice(0, MOST_HELP).map(({ path, id, page, title, text, found }) => ({
    key: `help-${path}-${id}`,
    icon: 'help' as const,
    title,
    notes: [page, excerpt(text, found)],
    to: `${path}#${id}`,
    found,
  }));
  const all = {
    key: 'help-all',
    icon: 'search' as const,
    title: copy.moreHelp(hits.length),
    notes: [],
    to: `${root}?${new URLSearchParams({ q: typed.trim() }).toString()}`,
    found: [],
  };
  return {
    name: 'help',
    total: hits.length,
    options: hits.length > options.length ? [...options, all] : options,
  };
}

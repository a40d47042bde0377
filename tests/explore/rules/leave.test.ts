import { expect, test } from 'vitest';
import { leave } from './leave.ts';

const page = (path: string, focus: string, dialogs: string[] = []) => ({
  url: `http://localhost/front${path}`,
  focus,
  focusInMain: focus !== '' && !focus.startsWith('link'),
  focusIsHeading: focus.startsWith('h1'),
  headings: ['首页'],
  dialogs,
  popups: [],
  ghosts: [],
  frozen: false,
});

interface Case {
  readonly to: string;
  readonly back?: string;
  /** The focus after Esc. The opener is a link of the header: it stays, but lies outside the page's content. */
  readonly focus: string;
  readonly loaded?: boolean;
}

/** Returns the checks that report this: a link in the header of /bills led to a page with a dialog, which Esc closed. */
function checks({ to, back = to, focus, loaded = false }: Case): string[] {
  const clicked = {
    kind: 'clicked',
    control: { role: 'link', name: '批发金采', where: 'header', box: {} },
    before: page('/bills', ''),
    after: page(to, 'dialog 优惠券', ['优惠券']),
    happened: { opened: [], loaded },
  };
  const after = page(back, focus);
  const focusBack = focus === 'link 批发金采';
  const left = { kind: 'left', clicked, after, by: 'Esc', openerThere: true, focusBack };
  return leave(left as never, { leadsSomewhere: () => true, before: [] }).map(({ check }) => check);
}

test.each<[string, Case, string[]]>([
  ['accepts focus back on the link that opened a dialog', { to: '/bills', focus: 'link 批发金采' }, []],
  ['reports focus elsewhere after such a dialog', { to: '/bills', focus: 'h1 首页' }, ['leave.focus']],
  [
    'reports lost focus after a dialog with its own URL',
    { to: '/bill', back: '/bills', focus: '' },
    ['leave.focus'],
  ],
  [
    'accepts focus on the heading after a dialog that opened by itself',
    { to: '/home', focus: 'h1 首页' },
    [],
  ],
  ['reports lost focus after a dialog that opened by itself', { to: '/home', focus: '' }, ['leave.moved']],
  [
    'reports focus that stays on the link of the header after a navigation',
    { to: '/home', focus: 'link 批发金采' },
    ['leave.moved'],
  ],
  ['accepts no focus after a page load', { to: '/home', focus: '', loaded: true }, []],
])('%s', (_, how, wanted) => expect(checks(how)).toEqual(wanted));

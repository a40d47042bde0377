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
  /** The focus after Esc; the opener is a link outside the page's own content. */
  readonly focus: string;
  readonly loaded?: boolean;
}

/** A link in the header of /bills led to a page with a dialog, which Esc closed. */
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
  ['what the link opened gives the focus back to it', { to: '/bills', focus: 'link 批发金采' }, []],
  ['… and to nothing else', { to: '/bills', focus: 'h1 首页' }, ['leave.focus']],
  ['… also where it had an address of its own', { to: '/bill', back: '/bills', focus: '' }, ['leave.focus']],
  ['what came by itself after a move gives it back to the heading', { to: '/home', focus: 'h1 首页' }, []],
  ['… not to nothing', { to: '/home', focus: '' }, ['leave.moved']],
  [
    '… nor to the link, which is no part of the new page',
    { to: '/home', focus: 'link 批发金采' },
    ['leave.moved'],
  ],
  ['a page that was loaded is read from its start', { to: '/home', focus: '', loaded: true }, []],
])('%s', (_, how, wanted) => expect(checks(how)).toEqual(wanted));

import type { Clicked, Left, Look } from '../observed.ts';
import { plainName, type Finding, type Rule } from './rule.ts';

/** Checks that every overlay closes, and that the page then reacts with the focus at the opener, or at the heading after a navigation. */
export const leave: Rule = (observed) => {
  if (observed.kind === 'visited') return stuck(observed.look, '打开页面');
  if (observed.kind === 'left') return leaving(observed);
  if (observed.kind !== 'clicked') return [];
  return [...stuck(observed.after, `点击「${observed.control.name}」`), ...moved(observed)];
};

/** Reports a page that does not react: an invisible layer covers it, or it is inert. */
function stuck({ ghosts, frozen }: Look, after: string): Finding[] {
  return [
    ...ghosts.map((ghost) => ({
      check: 'leave.ghost' as const,
      subject: plainName(ghost),
      message: `${after}后，一层看不见的东西（${ghost}）盖住整个页面`,
    })),
    ...(frozen
      ? [
          {
            check: 'leave.frozen' as const,
            subject: 'page',
            message: `${after}后，没有打开的对话框，页面却不可操作`,
          },
        ]
      : []),
  ];
}

/** Reports an overlay that nothing closes; of a closed one, a page that does not react, or a focus elsewhere. */
function leaving({ clicked, after, by, openerThere, focusBack }: Left): Finding[] {
  const { control, before, after: opened } = clicked;
  const what = opened.dialogs.at(-1) ?? opened.popups.at(-1) ?? '';
  const about = { subject: plainName(what), box: control.box };
  if (by === 'nothing')
    return [{ check: 'leave.trapped', message: `「${what}」按 Esc 和它的按钮都关不掉`, ...about }];
  // After a navigation the heading of the new page has the focus.
  const hasNavigated = pathOf(after) !== pathOf(before);
  const isFocusLost = by === 'Esc' && !hasNavigated && openerThere && !focusBack;
  const message = `用 Esc 关闭「${what}」后，焦点没有回到「${control.name}」，而在「${after.focus || '页面之外'}」`;
  return [
    ...stuck(after, `关闭「${what}」`),
    ...(isFocusLost ? [{ check: 'leave.focus' as const, message, ...about }] : []),
    ...(by === 'Esc' ? moved({ ...clicked, after }) : []),
  ];
}

const pathOf = ({ url }: Look): string => new URL(url).pathname;

/** Returns origin and first part of the path, which all pages of the portal share: `http://localhost/front`. */
const siteOf = ({ origin, pathname }: URL): string => `${origin}/${pathname.split('/')[1] ?? ''}`;

/** Checks the focus after a navigation within the portal: screen readers need it at the heading. */
function moved({ control, before, after, happened }: Clicked): Finding[] {
  const [from, to] = [new URL(before.url), new URL(after.url)];
  const isInPortal = siteOf(from) === siteOf(to);
  // A new window or a dialog has the focus itself, and after a page load it is at the start of the document.
  const isElsewhere = happened.opened.length > 0 || after.dialogs.length > 0 || happened.loaded;
  const hasNavigated = from.pathname !== to.pathname && isInPortal && !isElsewhere;
  if (!hasNavigated || after.focusIsHeading || after.focusInMain) return [];
  return [
    {
      check: 'leave.moved',
      subject: 'page',
      message: `经「${control.name}」到「${after.headings[0] ?? after.title}」后，焦点在「${after.focus || '页面开头'}」，不在标题`,
    },
  ];
}

import type { Clicked, Control, Look } from '../observed.ts';
import { subjectOf, type Finding, type Rule } from './rule.ts';

/** Checks that every enabled control has an effect within a moment, and that every disabled button or its name gives a reason. */
export const alive: Rule = (observed) => {
  if (observed.kind === 'clicked') return dead(observed);
  if (observed.kind === 'visited') return observed.look.controls.filter(isSilent).map(silent);
  return [];
};

function dead(clicked: Clicked): Finding[] {
  const { control } = clicked;
  const leavesTheBrowser = /^(tel|mailto):/.test(control.href ?? '');
  if (control.current || control.writable || control.role === 'option' || leavesTheBrowser) return [];
  if (didSomething(clicked)) return [];
  return [
    {
      check: 'alive.dead',
      subject: subjectOf(control),
      message: `点击${inWords(control)}后没有任何反应`,
      box: control.box,
    },
  ];
}

/** Returns whether a click had any effect. */
export function didSomething({ before, after, happened }: Clicked): boolean {
  const { changes, requests, printed, downloads, opened, native } = happened;
  return (
    changes > 0 ||
    requests > 0 ||
    printed ||
    downloads.length + opened.length + native.length > 0 ||
    before.url !== after.url ||
    before.text !== after.text ||
    stateOf(before) !== stateOf(after)
  );
}

const stateOf = ({ controls, dialogs, popups }: Look): string =>
  JSON.stringify([dialogs, popups, controls.map(({ name, enabled, current }) => [name, enabled, current])]);

/** Names that explain themselves when disabled: paging, ordering, clearing, 本月 of the current month, 已领取, 56秒后重发. */
const explainsItself = /清空|重置|^本月$|上移|下移|上一|下一|首页|末页|已|未|\d+\s*秒|中$|暂|不可|无/;

const isSilent = ({ enabled, reason, name, role, writable }: Control): boolean =>
  !enabled && role === 'button' && !writable && reason === '' && !explainsItself.test(name) && name !== '';

const silent = (control: Control): Finding => ({
  check: 'alive.silent',
  subject: subjectOf(control),
  message: `${inWords(control)}不可用，但没有说明原因`,
  box: control.box,
});

const inWords = ({ role, name, where }: Control): string => `${where}里的 ${role}「${name}」`;

import type { Look } from '../observed.ts';
import { plainName, subjectOf, type Finding, type Rule } from './rule.ts';

/** Checks that every link has an allowed target, that title, language and landmarks are right, and that axe reports nothing. */
export const allowed: Rule = (observed, { leadsSomewhere }) => {
  if (observed.kind !== 'visited') return [];
  const { look, axe } = observed;
  const links = look.controls
    .filter(({ href }) => href !== undefined && !leadsSomewhere(href))
    .map((control) => ({
      check: 'allowed.link' as const,
      subject: subjectOf(control),
      message: `链接「${control.name}」指向不允许或不存在的地址：${control.href ?? ''}`,
      box: control.box,
    }));
  if (isReplaced(look)) return links;
  return [
    ...links,
    ...documentFaults(look),
    ...axe.map(({ rule, target }) => ({
      check: 'allowed.axe' as const,
      // React's ids (`_r_1a_`) differ at each load.
      subject: plainName(`${rule} ${target.replace(/_r_\w+_/g, '#')}`),
      message: `无障碍检查 ${rule}：${target}`,
    })),
  ];
};

/** Returns whether a dialog or a warning of the first call replaces the page. */
const isReplaced = ({ mains, dialogs, text }: Look): boolean =>
  mains === 0 && (dialogs.length > 0 || text.includes('系统资源获取失败'));

function documentFaults({ title, lang, mains, headings, url }: Look): Finding[] {
  const subject = new URL(url).pathname;
  const wrong = [
    ...(/\p{Script=Han}/u.test(title) ? [] : [`标题是「${title}」`]),
    ...(lang.startsWith('zh') ? [] : [`语言是「${lang}」`]),
    ...(mains === 1 ? [] : [`有 ${String(mains)} 个 main`]),
    ...(headings.length === 1 ? [] : [`有 ${String(headings.length)} 个 h1`]),
  ];
  return wrong.map((what) => ({
    check: 'allowed.document',
    subject: `${subject} ${plainName(what)}`,
    message: `${subject}：${what}`,
  }));
}

import type { Box, Control, Look, Observation, Piece } from '../observed.ts';
import { plainName, subjectOf, type Finding, type Rule } from './rule.ts';

/** Nothing cut, covered, out of reach, too small to touch or drawn in its background's colour; nothing torn over lines. */
export const seen: Rule = (observed) =>
  observed.kind === 'printed'
    ? onPaper(observed.screen, observed.paper)
    : looks(observed).flatMap((look) => [
        ...wide(look),
        ...look.pieces.flatMap(piece),
        ...look.controls.flatMap((control) => touch(control, look)),
        ...look.strips.map(({ where, hidden }) => ({
          check: 'seen.strip' as const,
          subject: plainName(where),
          says: `${where}可以横向滚动，但看不出还有：${hidden}`,
        })),
      ]);

const looks = (observed: Observation): Look[] =>
  observed.kind === 'visited' ? [observed.look] : observed.kind === 'clicked' ? [observed.after] : [];

const wide = ({ scrollWidth, width, url }: Look): Finding[] =>
  scrollWidth <= width + 1
    ? []
    : [
        {
          check: 'seen.sideways',
          subject: new URL(url).pathname,
          says: `整页可以横向滚动：内容宽 ${String(scrollWidth)}，窗口宽 ${String(width)}`,
        },
      ];

/** Less than that is not drawn to be seen; how much is needed to be read well, axe says. */
const DRAWN = 1.3;

function piece({ text, where, box, contrast, cut, coveredBy, torn, badStart }: Piece): Finding[] {
  const about = { subject: plainName(`${text.slice(0, 20)}@${where}`), box };
  return [
    ...(cut > 0
      ? [{ check: 'seen.cut' as const, says: `「${text}」被切掉 ${String(cut)} 像素，没有省略号`, ...about }]
      : []),
    ...(coveredBy
      ? [{ check: 'seen.covered' as const, says: `「${text}」被${coveredBy}盖住`, ...about }]
      : []),
    ...(contrast !== undefined && contrast < DRAWN
      ? [
          {
            check: 'seen.invisible' as const,
            says: `「${text}」与背景几乎同色（${contrast.toFixed(2)}:1）`,
            ...about,
          },
        ]
      : []),
    ...(torn ? [{ check: 'seen.torn' as const, says: `「${torn}」断成两行：${text}`, ...about }] : []),
    ...(badStart ? [{ check: 'seen.punctuation' as const, says: `行首是标点：${badStart}`, ...about }] : []),
  ];
}

/** WCAG 2.5.8: 24 px, or as much room around it. */
const TOUCH = 24;

function touch(control: Control, { controls }: Look): Finding[] {
  const { box, coveredBy, inline, enabled } = control;
  const about = { subject: subjectOf(control), box };
  const found: Finding[] = [];
  if (coveredBy && enabled)
    found.push({
      check: 'seen.covered',
      says: `${control.role}「${control.name}」被${coveredBy}盖住`,
      ...about,
    });
  const small = (box.width < TOUCH || box.height < TOUCH) && !inline && enabled && box.width > 0;
  if (small && controls.some((other) => other !== control && crowds(box, other.box)))
    found.push({
      check: 'seen.small',
      says: `${control.role}「${control.name}」只有 ${String(box.width)}×${String(box.height)} 像素，且紧挨着别的控件`,
      ...about,
    });
  return found;
}

/** A circle of 24 px about the middle of the one meets the other. */
function crowds(box: Box, other: Box): boolean {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const inside = x >= other.x && x <= other.x + other.width && y >= other.y && y <= other.y + other.height;
  const dx = Math.max(other.x - x, 0, x - other.x - other.width);
  const dy = Math.max(other.y - y, 0, y - other.y - other.height);
  return !inside && Math.hypot(dx, dy) < TOUCH / 2;
}

/** Whoever finds the sheet knows what it is, of which day and which one of many; nothing stands beside it. */
function onPaper(screen: Look, { text, pieces, width, url }: Look): Finding[] {
  const subject = new URL(url).pathname;
  const title = screen.dialogs.at(-1) ?? screen.headings[0] ?? '';
  const number = /[A-Z]{2,}\d{8,}/.exec(screen.text)?.[0];
  const missing = [
    ...(title === '' || text.includes(title) ? [] : [`标题「${title}」`]),
    ...(/\d{4}[-年]\d{1,2}[-月]\d{1,2}/.test(text) ? [] : ['日期']),
    ...(number === undefined || /[A-Z]{2,}\d{8,}/.test(text) ? [] : [`编号（如 ${number}）`]),
  ];
  return [
    ...missing.map((what) => ({ check: 'seen.paper' as const, subject, says: `打印出来的纸上没有${what}` })),
    ...pieces
      .filter(({ box, cut }) => box.x + box.width > width + 2 || cut > 0)
      .slice(0, 1)
      .map(({ text: beyond }) => ({
        check: 'seen.paper' as const,
        subject,
        says: `「${beyond}」印到了纸外`,
      })),
  ];
}

import { shownBy } from '../lookOf.ts';
import type { Box, Control, Look, Piece } from '../observed.ts';
import { fold } from './fold.ts';
import { onPaper } from './paper.ts';
import { plainName, subjectOf, type Finding, type Rule } from './rule.ts';

/**
 * Checks that nothing is cut off, covered, beyond the edge, too small to touch or of the colour of its background, that no
 * figure breaks over two lines and no sentence falls apart, and that the first screen shows the first row of a list.
 */
export const seen: Rule = (observed) =>
  observed.kind === 'printed'
    ? onPaper(observed)
    : shownBy(observed).flatMap((look) => [
        ...sideways(look),
        ...(observed.kind === 'visited' ? fold(look) : []),
        ...look.pieces.flatMap(piece),
        ...look.controls.flatMap((control) => small(control, look)),
        // A menu or hint opened by a click covers the page on purpose.
        ...(observed.kind === 'visited' ? covered(look) : []),
        ...look.strips.map(({ where, hidden }) => ({
          check: 'seen.strip' as const,
          subject: plainName(where),
          message: `${where}可以横向滚动，但看不出还有：${hidden}`,
        })),
      ]);

/** Reports a page that is wider than its window. */
export const sideways = ({
  scrollWidth,
  width,
  url,
}: Pick<Look, 'scrollWidth' | 'width' | 'url'>): Finding[] =>
  scrollWidth <= width + 1
    ? []
    : [
        {
          check: 'seen.sideways',
          subject: new URL(url).pathname,
          message: `整页可以横向滚动：内容宽 ${String(scrollWidth)}，窗口宽 ${String(width)}`,
        },
      ];

/** Contrast below which a text counts as invisible. Axe checks whether it is legible. */
const LEAST_CONTRAST = 1.3;

/** Returns the faults of one text or drawing. */
function piece({ text, where, box, contrast, cut, scattered, torn, badStart }: Piece): Finding[] {
  const found: [Finding['check'], string][] = [];
  if (cut > 0) found.push(['seen.cut', `「${text}」被切掉 ${String(cut)} 像素，没有省略号`]);
  if (contrast !== undefined && contrast < LEAST_CONTRAST)
    found.push(['seen.invisible', `「${text}」与背景几乎同色（${contrast.toFixed(2)}:1）`]);
  if (scattered) found.push(['seen.scattered', `一句话散在多处：${scattered}`]);
  if (torn) found.push(['seen.torn', `「${torn}」断成两行：${text}`]);
  if (badStart) found.push(['seen.punctuation', `行首是标点：${badStart}`]);
  const subject = plainName(`${text.slice(0, 20)}@${where}`);
  return found.map(([check, message]) => ({ check, message, subject, box }));
}

function covered({ pieces, controls }: Look): Finding[] {
  const enabledControls = controls
    .filter(({ enabled }) => enabled)
    .map((control) => ({ ...control, text: `${control.role}「${control.name}」` }));
  return [...pieces, ...enabledControls].flatMap(({ text, where, box, coveredBy }) =>
    coveredBy === undefined
      ? []
      : [
          {
            check: 'seen.covered',
            subject: plainName(`${text.slice(0, 20)}@${where}`),
            message: `「${text}」被${coveredBy}盖住`,
            box,
          },
        ],
  );
}

/** Target size of WCAG 2.5.8: 24 px, or as much free space around it. Layers above and below do not count. */
const TOUCH = 24;

/** Reports a control that is too small, unless it has free space around it. */
function small(control: Control, { controls }: Look): Finding[] {
  const { box, inline, enabled, layer, role, name } = control;
  const fits = box.width >= TOUCH && box.height >= TOUCH;
  if (fits || inline || !enabled || box.width === 0) return [];
  const beside = controls.filter((other) => other !== control && other.layer === layer);
  if (!beside.some((other) => crowds(box, other.box))) return [];
  return [
    {
      check: 'seen.small',
      subject: subjectOf(control),
      message: `${role}「${name}」只有 ${String(box.width)}×${String(box.height)} 像素，且紧挨着别的控件`,
      box,
    },
  ];
}

/** Returns whether a circle of 24 px around the middle of one control touches the other, which does not contain that middle. */
function crowds(box: Box, other: Box): boolean {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const inside = x >= other.x && x <= other.x + other.width && y >= other.y && y <= other.y + other.height;
  const dx = Math.max(other.x - x, 0, x - other.x - other.width);
  const dy = Math.max(other.y - y, 0, y - other.y - other.height);
  return !inside && Math.hypot(dx, dy) < TOUCH / 2;
}

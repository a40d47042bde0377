import { wastedOf } from '../../support/pdf.ts';
import type { Printed } from '../observed.ts';
import type { Finding } from './rule.ts';

/** Matches the number of a bill, a repayment or a refund, such as `ZD202611020032`. */
const number = /[A-Z]{2,}\d{8,}/;
/** Matches amounts and numbers, as on a receipt, a statement or a bill, which needs a date. A help page has only rates. */
const figures = /\d\.\d{2}(?![\d%])|[A-Z]{2,}\d{8,}/;
const day = /\d{4}[-年]\d{1,2}[-月]\d{1,2}/;

/** Checks that a printed page has its title, day and number, fits the sheet and wastes none. A part of rule `seen`. */
export function onPaper({ screen, paper, filled }: Omit<Printed, 'kind'>): Finding[] {
  const { text, pieces, width, url } = paper;
  const title = screen.dialogs.at(-1) ?? screen.headings[0] ?? '';
  const numberOnScreen = number.exec(screen.text)?.[0];
  const missing = [
    ...(text.includes(title) ? [] : [`打印出来的纸上没有标题「${title}」`]),
    ...(day.test(text) || !figures.test(screen.text) ? [] : ['打印出来的纸上没有日期']),
    ...(numberOnScreen === undefined || number.test(text)
      ? []
      : [`打印出来的纸上没有编号（如 ${numberOnScreen}）`]),
  ];
  const beyond = pieces
    .filter(({ box, cut }) => box.x + box.width > width + 2 || cut > 0)
    .map((piece) => `「${piece.text}」印到了纸外`);
  const wasted = wastedOf(filled).map(
    (sheet) => `打印出来的${String(filled.length)}张纸中，第${String(sheet)}张几乎空白`,
  );
  const subject = new URL(url).pathname;
  return [...missing, ...beyond.slice(0, 1), ...wasted.slice(0, 1)].map((message) => ({
    check: 'seen.paper',
    subject: `${subject} ${message.slice(0, 14)}`,
    message,
  }));
}

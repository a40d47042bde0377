import type { Clicked, Left, Stop, Tabbed } from '../observed.ts';
import { plainName, subjectOf, type Finding, type Rule } from './rule.ts';

/** Checks that the keyboard reaches every control, that the focus stays visible and is not lost, and that Esc closes overlays. */
export const byKeyboard: Rule = (observed) => {
  if (observed.kind === 'tabbed') return [...unreached(observed), ...observed.stops.flatMap(stopFaults)];
  if (observed.kind === 'clicked' && observed.byKey) return lostFocus(observed);
  if (observed.kind === 'left' && observed.clicked.byKey) return keptOpen(observed);
  return [];
};

/** Returns controls without a Tab stop in their group. Arrow keys reach the others of a group. */
function unreached({ reachable, stops }: Tabbed): Finding[] {
  const groups = new Set(stops.map(({ group }) => group));
  return reachable
    .filter(({ group }) => !groups.has(group))
    .map(({ name }) => ({
      check: 'byKeyboard.unreached',
      subject: plainName(name),
      message: `${name}：Tab 到不了`,
    }));
}

/** Returns the faults of a focused element: its focus is invisible or partly hidden, or it is out of the window or covered. */
function stopFaults({ name, ringed, ringCutBy, inView, coveredBy }: Stop): Finding[] {
  const subject = plainName(name);
  return [
    ...(ringed ? [] : [{ check: 'byKeyboard.unringed' as const, subject, message: `${name}：看不出有焦点` }]),
    ...(ringCutBy === undefined
      ? []
      : [{ check: 'byKeyboard.cut' as const, subject, message: `${name}：焦点框被${ringCutBy}遮去一部分` }]),
    ...(inView
      ? []
      : [{ check: 'byKeyboard.away' as const, subject, message: `${name}：有焦点时不在窗口内` }]),
    ...(coveredBy === undefined
      ? []
      : [{ check: 'byKeyboard.covered' as const, subject, message: `${name}：有焦点时被${coveredBy}盖住` }]),
  ];
}

/** Reports a key press after which no element has the focus. */
function lostFocus({ control, before, after }: Clicked): Finding[] {
  if (after.url !== before.url || after.focus !== '') return [];
  const message = `按下${control.where}「${control.name}」后，焦点丢失`;
  return [{ check: 'byKeyboard.lost', subject: subjectOf(control), message, box: control.box }];
}

/** Reports an overlay that Esc does not close. */
function keptOpen({ clicked: { control }, by }: Left): Finding[] {
  if (by === 'Esc') return [];
  const message = `「${control.name}」打开的，按 Esc 关不掉`;
  return [{ check: 'byKeyboard.kept', subject: subjectOf(control), message, box: control.box }];
}

/** Operates one page by keyboard only: Tab through all stops, press each kind of control, close overlays by Esc. */
import type { Page } from '@playwright/test';
import type { Clicked, Control, Look } from '../observed.ts';
import { hasOpened, leaveIt } from './act.ts';
import type { Session } from './session.ts';
import { tabThrough } from './tabThrough.ts';
import { stepOf, type Start, type Step, type Observe } from './walk.ts';

/** Milliseconds for an overlay whose code is loaded on demand. */
const A_MOMENT = 400;

/** By role: the key that presses it, if not Enter. */
const keys: Readonly<Record<string, string>> = { checkbox: 'Space', radio: 'Space' };

/** Name of the control that ends the session, which the other controls need. */
const LOGOUT = '退出登录';

/** Matches the region of notices, which close by themselves before their buttons can be pressed. */
const NOTICES = /^通知/;

/** Returns whether to press a control. Links would leave the page, fields take text, and tabThrough selects each tab. */
const isPressed = ({ enabled, current, writable, role, name, where }: Control): boolean =>
  enabled &&
  !current &&
  !['link', 'tab'].includes(role) &&
  (!writable || role === 'combobox') &&
  name !== LOGOUT &&
  !NOTICES.test(where);

type KeyboardStart = Pick<Start, 'open' | 'wanted'> & {
  /** Returns to the page within the running portal. */
  readonly back: () => Promise<void>;
};

export async function workByKeyboard(
  session: Session,
  start: KeyboardStart,
  observe: Observe,
): Promise<void> {
  const { page } = session;
  session.begin();
  await start.open();
  const visited = await session.look(A_MOMENT);
  await observe({ kind: 'visited', look: visited, happened: await session.happened(), axe: [] }, []);
  await observe(await tabThrough(page, visited), []);
  let now = visited;
  for (const control of visited.controls.filter(isPressed)) {
    if (!start.wanted(control, visited)) continue;
    if (!isOn(visited, now)) {
      await start.back();
      now = await session.look();
      // Some pages navigate by themselves.
      if (!isOn(visited, now)) return;
    }
    const clicked = await press(session, control, now);
    if (clicked === undefined) continue;
    await observe(clicked, [stepOf(control)]);
    now = hasOpened(clicked.before, clicked.after)
      ? await goThrough(session, clicked, observe)
      : clicked.after;
  }
}

const isOn = (visited: Look, now: Look): boolean =>
  new URL(now.url).pathname === new URL(visited.url).pathname;

/** Presses a control; undefined for one that cannot have the focus, such as a file input, whose button has it. */
async function press(session: Session, control: Control, before: Look): Promise<Clicked | undefined> {
  const element = await session.find(control);
  const isThere = await element?.evaluate((one) => {
    if (one instanceof HTMLElement) one.focus();
    return one === document.activeElement;
  });
  if (element === undefined || isThere !== true) return undefined;
  await session.watch(element);
  await session.page.keyboard.press(keys[control.role] ?? 'Enter');
  const first = await session.look(A_MOMENT);
  const isDone = hasOpened(before, first) || first.url !== before.url;
  // On busy cores an overlay opens later.
  const after = isDone ? first : await session.look(A_MOMENT);
  return { kind: 'clicked', byKey: true, control, before, after, happened: await session.happened() };
}

/** Tabs through an opened dialog that traps the focus. Then leaves the overlay: by Esc, or by its button if Esc does not close it. */
async function goThrough(session: Session, clicked: Clicked, observe: Observe): Promise<Look> {
  const steps: readonly Step[] = [stepOf(clicked.control)];
  const isDialog = clicked.after.dialogs.length > clicked.before.dialogs.length;
  if (isDialog && (await isModal(session.page)))
    await observe(await tabThrough(session.page, clicked.after), steps);
  const left = await leaveIt(session, clicked);
  await observe(left, steps);
  return left.after;
}

/** Returns whether an open overlay traps the focus: the page behind it is inert. A page without main counts as inert. */
const isModal = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('main')?.closest('[inert],[aria-hidden=true]') !== null);

/** Works one page by the keyboard alone: once round with Tab, then every kind of control pressed, and what opens left by Esc. */
import type { Page } from '@playwright/test';
import type { Clicked, Control, Look } from '../observed.ts';
import { hasOpened, leaveIt } from './act.ts';
import type { Session } from './session.ts';
import { tabThrough } from './tabThrough.ts';
import { stepOf, type Start, type Step, type Tell } from './walk.ts';

/** Milliseconds: what opens may be fetched only when it is asked for. */
const A_MOMENT = 400;

const keys: Readonly<Record<string, string>> = { checkbox: 'Space', radio: 'Space' };

/** Ends the session that everything else is tried in. */
const LOGOUT = '退出登录';

/** A notice closes by itself: by the time that it is pressed it is gone. */
const NOTICES = /^通知/;

/** Tells whether a key press can have an effect: links navigate, fields take text. */
const isPressed = ({ enabled, current, writable, role, name, where }: Control): boolean =>
  enabled &&
  !current &&
  !['link', 'tab'].includes(role) &&
  (!writable || role === 'combobox') &&
  name !== LOGOUT &&
  !NOTICES.test(where);

type KeyboardStart = Pick<Start, 'open' | 'wanted'> & {
  /** Comes back to the page within the running portal. */
  readonly back: () => Promise<void>;
};

export async function workByKeyboard(session: Session, start: KeyboardStart, tell: Tell): Promise<void> {
  const { page } = session;
  session.begin();
  await start.open();
  const visited = await session.look(A_MOMENT);
  await tell({ kind: 'visited', look: visited, happened: await session.happened(), axe: [] }, []);
  await tell(await tabThrough(page, visited), []);
  let now = visited;
  for (const control of visited.controls.filter(isPressed)) {
    if (!start.wanted(control, visited)) continue;
    if (!isOn(visited, now)) {
      await start.back();
      now = await session.look();
      // It has led on by itself, as some pages do.
      if (!isOn(visited, now)) return;
    }
    const clicked = await press(session, control, now);
    if (clicked === undefined) continue;
    await tell(clicked, [stepOf(control)]);
    now = hasOpened(clicked.before, clicked.after) ? await goThrough(session, clicked, tell) : clicked.after;
  }
}

const isOn = (visited: Look, now: Look): boolean =>
  new URL(now.url).pathname === new URL(visited.url).pathname;

/** Undefined where no key can get: a file's own field, whose button it is that is come to. */
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
  // Busy cores open it later.
  const after = isDone ? first : await session.look(A_MOMENT);
  return { kind: 'clicked', byKey: true, control, before, after, happened: await session.happened() };
}

/** Tabs through an opened overlay that traps the focus, then leaves it by Esc. */
async function goThrough(session: Session, clicked: Clicked, tell: Tell): Promise<Look> {
  const steps: readonly Step[] = [stepOf(clicked.control)];
  const isDialog = clicked.after.dialogs.length > clicked.before.dialogs.length;
  if (isDialog && (await isModal(session.page)))
    await tell(await tabThrough(session.page, clicked.after), steps);
  const left = await leaveIt(session, clicked);
  await tell(left, steps);
  return left.after;
}

/** An open overlay traps the focus: the page behind it is out of reach. */
const isModal = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('main')?.closest('[inert],[aria-hidden=true]') !== null);

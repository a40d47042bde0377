/** Actions on a page, with what is observed. */
import type { ElementHandle } from '@playwright/test';
import { sheetsOf } from '../../support/pdf.ts';
import type { Clicked, Control, Failed, Happened, Left, Look, Printed } from '../observed.ts';
import { didSomething } from '../rules/alive.ts';
import type { Session } from './session.ts';

/** Milliseconds until a click must show an effect: the portal's own delay is 300 ms (2 §9). */
const A_MOMENT = 500;

/** Clicks a control; undefined if it cannot be reached. */
export async function click(session: Session, wanted: Control, before: Look): Promise<Clicked | undefined> {
  // An earlier click may have made it the current one.
  const control = before.controls.find((one) => isSame(one, wanted)) ?? wanted;
  const element = await session.find(control);
  if (element === undefined || control.current || !control.enabled) return undefined;
  await session.watch(element);
  if (!(await session.click(element))) return undefined;
  const after = await session.look();
  const happened = await session.happened();
  const clicked: Clicked = { kind: 'clicked', control, before, after, happened };
  // A page gives the focus to its heading when it is shown.
  const isNavigating = after.url !== before.url && after.focus === '';
  if (didSomething(clicked) && !isNavigating) return clicked;
  const later = await session.look(A_MOMENT);
  return { ...clicked, after: later, happened: combined(happened, await session.happened()) };
}

/** Joins the events of two looks after one click. @param later counts all changes since the click */
const combined = (sooner: Happened, later: Happened): Happened => ({
  errors: [...sooner.errors, ...later.errors],
  native: [...sooner.native, ...later.native],
  downloads: [...sooner.downloads, ...later.downloads],
  opened: [...sooner.opened, ...later.opened],
  requests: sooner.requests + later.requests,
  printed: sooner.printed || later.printed,
  loaded: sooner.loaded || later.loaded,
  changes: later.changes,
});

const isSame = (one: Control, other: Control): boolean =>
  one.role === other.role && one.name === other.name && one.where === other.where;

/** Returns whether an overlay has opened. */
export const hasOpened = (before: Look, now: Look): boolean =>
  now.dialogs.length > before.dialogs.length || now.popups.length > before.popups.length;

/** Matches the names of buttons that close an overlay, or lead to the next part of a guide. */
const closeLabels = /关闭|取消|知道|返回|暂不|稍后|不再|✕|×|确定|跳过|下一步|完成/;

/** Number of buttons that are pressed to leave an overlay. No guide has as many parts. */
const MAX_BUTTONS = 6;

/** Closes an overlay by Esc, or by its button if Esc does not. If neither does, the finding shows the page after Esc. */
export async function leaveIt(session: Session, clicked: Clicked): Promise<Left> {
  const { control, before } = clicked;
  const opener = await session.watched();
  const left = async (by: Left['by'], now: Look): Promise<Left> => ({
    kind: 'left',
    clicked,
    by,
    after: now,
    happened: await session.happened(),
    ...(await focusOf(session, control, opener)),
  });
  await session.watch();
  await session.page.keyboard.press('Escape');
  const looked = await session.look();
  if (!hasOpened(before, looked)) return left('Esc', looked);
  let now = looked;
  for (let tries = 0; tries < MAX_BUTTONS; tries += 1) {
    const closer = now.controls.find(
      ({ name, role, where }) => role === 'button' && closeLabels.test(name) && where !== 'header',
    );
    const button = closer && (await session.find(closer));
    if (button === undefined || !(await session.click(button))) break;
    now = await session.look();
    if (!hasOpened(before, now) || now.url !== before.url) return left('button', now);
  }
  return left('nothing', looked);
}

/**
 * Returns whether the opener can take the focus back, and whether it has it.
 * @param old the element that was clicked; the page may have replaced it
 */
async function focusOf(session: Session, control: Control, old: ElementHandle | undefined) {
  const isThere = await old?.evaluate((element) => element.isConnected);
  const opener = isThere === true ? old : await session.find(control);
  return session.page.evaluate((element) => {
    const none = { openerThere: false, focusBack: false };
    if (!(element instanceof HTMLElement) || !element.isConnected) return none;
    if (element.matches(':disabled,:disabled *') || !element.checkVisibility()) return none;
    const { activeElement: focused, body } = document;
    const near = focused !== null && (element.contains(focused) || focused.contains(element));
    return { openerThere: true, focusBack: near && focused !== body };
  }, opener);
}

/** The printable area in CSS px: A4 at 96 dpi without the page's margins (portal/build/print.css). */
const PAPER = { width: 703, height: 1017 };

/** Prints the page on A4, and looks at it in print media. @param observe called while the page is in print media */
export async function print(
  session: Session,
  screen: Look,
  observe: (printed: Printed) => void | Promise<void>,
): Promise<void> {
  const { page } = session;
  const size = page.viewportSize();
  const filled = (await sheetsOf(await page.pdf({ format: 'A4' }))).map((sheet) => sheet.filled);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPER);
  await observe({ kind: 'printed', screen, paper: await session.look(), filled });
  await page.emulateMedia({ media: null });
  if (size) await page.setViewportSize(size);
}

interface Breakage {
  readonly begin: () => Promise<void>;
  /** Repairs what `begin` broke; may be called twice. */
  readonly end: () => Promise<void>;
}

/** Clicks a control during a fault, and looks again after the fault. */
export async function clickBroken(
  session: Session,
  control: Control,
  fault: Failed['fault'],
  breakage: Breakage,
): Promise<Failed | undefined> {
  const before = await session.look();
  const element = await session.find(control);
  if (element === undefined) return undefined;
  await breakage.begin();
  try {
    await session.watch(element);
    if (!(await session.click(element))) return undefined;
    const after = await session.look();
    const happened = await session.happened();
    await breakage.end();
    const restored = await session.look();
    return { kind: 'failed', fault, control, before, after, happened, restored };
  } finally {
    await breakage.end();
  }
}

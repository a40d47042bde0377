/** Somebody who reads a page and works it by the keyboard alone, and tells what is wrong with it. */
import type { Page } from '@playwright/test';
import { hasOpened, leaveIt } from '../explore/driver/act.ts';
import { go } from '../explore/driver/go.ts';
import { leadsSomewhere, surroundings } from '../explore/driver/portal.ts';
import { Session } from '../explore/driver/session.ts';
import { Judge } from '../explore/judge.ts';
import type { Clicked, Control, Look, Observation } from '../explore/observed.ts';
import { stopAt, tabThrough } from './tabThrough.ts';

/** Milliseconds: what opens may be fetched only when it is asked for. */
const A_MOMENT = 400;

const keys: Readonly<Record<string, string>> = { checkbox: 'Space', radio: 'Space' };

/** Ends the session that everything else is tried in. */
const LOGOUT = '退出登录';

/** What is pressed once on a page: 编辑额度 of one row stands for that of all, as 冻结 does. */
const kindOf = ({ role, where, name }: Control): string => `${role} ${where} ${name.slice(0, 2)}`;

/** A notice closes by itself: by the time that it is pressed it is gone. */
const NOTICES = /^通知/;

/** Whether a press can do something here: a link leads on, a field is written into. */
const isPressed = ({ enabled, current, writable, role, name, where }: Control): boolean =>
  enabled &&
  !current &&
  !['link', 'tab'].includes(role) &&
  (!writable || role === 'combobox') &&
  name !== LOGOUT &&
  !NOTICES.test(where);

export interface KeyboardUser {
  /** Reads and works the page that is shown. @returns what is wrong, in words */
  use(address: string): Promise<string[]>;
  end(): void;
}

export function keyboardUser(page: Page, origin: string): KeyboardUser {
  const session = new Session(page, surroundings(page, origin));
  const judge = new Judge(leadsSomewhere, ['speaksChinese', 'seen', 'leave']);
  const judged = (observed: Observation): string[] => judge.findings(observed).map(({ says }) => says);
  const pressed = new Set<string>();
  session.begin();

  const press = async (control: Control, before: Look): Promise<{ wrong: string[]; now: Look }> => {
    const element = await session.find(control);
    // A file's own field is never come to: its button is.
    const there = await element?.evaluate((one) => {
      if (one instanceof HTMLElement) one.focus();
      return one === document.activeElement;
    });
    if (there !== true) return { wrong: [], now: before };
    await page.keyboard.press(keys[control.role] ?? 'Enter');
    const first = await session.look(A_MOMENT);
    const done = hasOpened(before, first) || first.url !== before.url;
    // Busy cores open it later.
    const after = done ? first : await session.look(A_MOMENT);
    const clicked: Clicked = { kind: 'clicked', control, before, after, happened: await session.happened() };
    const opened = hasOpened(before, after);
    if (opened) {
      const left = await inside(clicked);
      return { wrong: [...judged(clicked), ...left.wrong], now: left.now };
    }
    const lost = after.url === before.url && (await stopAt(page)) === undefined;
    return {
      wrong: [...judged(clicked), ...(lost ? [`${control.where}「${control.name}」之后焦点丢失`] : [])],
      now: after,
    };
  };

  /** What has opened is gone through, and left by Esc. */
  const inside = async (clicked: Clicked): Promise<{ wrong: string[]; now: Look }> => {
    const isDialog = clicked.after.dialogs.length > clicked.before.dialogs.length;
    const unreached = isDialog && (await isModal(page)) ? await tabThrough(page) : [];
    const left = await leaveIt(session, clicked);
    const kept = left.by === 'Esc' ? [] : [`「${clicked.control.name}」打开的按Esc关不掉`];
    return { wrong: [...unreached, ...judged(left), ...kept], now: left.after };
  };

  return {
    end: () => session.end(),
    use: async (address) => {
      let look = await session.look();
      const visited = { kind: 'visited', look, happened: await session.happened(), axe: [] } as const;
      const wrong = [...judged(visited), ...(await tabThrough(page))];
      for (const control of look.controls.filter(isPressed)) {
        const kind = `${String(look.width)} ${kindOf(control)}`;
        if (pressed.has(kind)) continue;
        pressed.add(kind);
        const tried = await press(control, look);
        wrong.push(...tried.wrong);
        look = tried.now;
        if (new URL(look.url).pathname === new URL(visited.look.url).pathname) continue;
        await go(page, address);
        look = await session.look();
      }
      return wrong;
    },
  };
}

/** What is open keeps the focus: the page behind it is out of reach. */
const isModal = (page: Page): Promise<boolean> =>
  page
    .getByRole('main', { includeHidden: true })
    .evaluate((main) => main.closest('[inert],[aria-hidden=true]') !== null);

/**
 * Takes one money step with one thing going wrong: what the page says then, what the provider's books say, and, when all is
 * well again, whether the way on works: what was not taken can be done again, and nothing was done twice.
 */
import type { Page } from '@playwright/test';
import { openFresh, surroundings } from '../driver/portal.ts';
import { Session } from '../driver/session.ts';
import type { Control, Failed } from '../observed.ts';
import { makeIll } from './connection.ts';
import type { Ill } from './ills.ts';
import type { Books, MoneyStep } from './steps.ts';

/** Milliseconds: what a page does by itself when it is online again, and the answer of a slow line. */
const A_WHILE = 2500;
/** A button that does not come in this time cannot be had. */
const PATIENCE = 10_000;

export async function tryStep(page: Page, origin: string, step: MoneyStep, ill: Ill): Promise<Failed> {
  const session = new Session(page, surroundings(page, origin));
  try {
    session.begin();
    await openFresh(page, origin, step.visit);
    await session.look();
    await step.prepare?.(page);
    if (ill.answer)
      await page.request.post(`${origin}/_sim/api/faults`, {
        data: { on: step.operation, answer: ill.answer, times: 1 },
      });
    let before = await session.look();
    const taken = step.taken(await books(page, origin));
    await session.watch();
    let well = async (): Promise<void> => {};
    const fall = async (): Promise<void> => void (well = await makeIll(page, ill.kind));

    if (ill.moment === 'before') await fall();
    const asked = await ask(page, step);
    // The text of the question is no result.
    if (asked) before = await session.look();
    if (asked && ill.moment === 'during') await fall();
    if (asked) await sure(page, step);
    if (ill.moment === 'after') {
      await session.look(A_WHILE);
      await fall();
    }
    const after = await session.look(A_WHILE);
    const happened = await session.happened();
    const acted = step.taken(await books(page, origin)) - taken;
    await well();
    await leaveEndedPage(page);
    const restored = await session.look(A_WHILE);
    const again = acted > 0 || ill.final ? acted || undefined : await once(session, origin, step, taken);
    const control = controlOf(step, ill);
    return {
      kind: 'failed',
      fault: ill.kind,
      control,
      before,
      after,
      happened,
      restored,
      money: { acted, again },
    };
  } finally {
    session.end();
  }
}

const books = async (page: Page, origin: string): Promise<Books> =>
  (await page.request.get(`${origin}/_sim/api/world`)).json();

/** @returns whether the last question is asked */
async function ask(page: Page, { button, dialog }: MoneyStep): Promise<boolean> {
  try {
    await page.getByRole('button', { name: button, exact: true }).first().click({ timeout: PATIENCE });
    await page.getByRole('dialog', { name: dialog }).waitFor({ timeout: PATIENCE });
    return true;
  } catch {
    return false;
  }
}

const sure = (page: Page, { dialog, sure: name }: MoneyStep): Promise<void> =>
  page.getByRole('dialog', { name: dialog }).getByRole('button', { name, exact: true }).click();

/** Answers an alert that stands in place of the page: another login has ended it, and each way to close it reloads. */
async function leaveEndedPage(page: Page): Promise<void> {
  const alert = page.getByRole('dialog');
  if ((await page.locator('main').count()) > 0 || !(await alert.isVisible())) return;
  await alert.getByRole('button').last().click();
  await page.getByRole('main').waitFor({ timeout: PATIENCE });
}

/** The link from a result back to the step. */
const BACK = /^重新|^重试|^再次/;

/** The only way on from a page whose login is lost. */
const LOG_IN = '重新登录';

/**
 * Done once more, from the page as it stands.
 * @returns how often it was taken then, in all; undefined where the page sends its user elsewhere: to log in, or home
 */
async function once(
  session: Session,
  origin: string,
  step: MoneyStep,
  taken: number,
): Promise<number | undefined> {
  const { page } = session;
  const open = page.getByRole('dialog', { name: step.dialog });
  const back = page.getByRole('main').getByRole('button', { name: BACK });
  const way = back.or(page.getByRole('main').getByRole('link', { name: BACK })).first();
  const elsewhere = (): boolean =>
    new URL(page.url()).pathname !== `/front${step.visit.path.split('?', 1)[0] ?? ''}`;
  // The page must ask for the outcome first, and then offer another try.
  for (let tries = 0; tries < 2 && elsewhere(); tries += 1) {
    if (!(await way.isVisible())) return undefined;
    await way.click();
    await session.look(A_WHILE);
  }
  if (elsewhere() && !(await way.isVisible())) return undefined;
  if (await page.getByRole('button', { name: LOG_IN, exact: true }).isVisible()) return undefined;
  if ((await open.isVisible()) || (await ask(page, step))) {
    await sure(page, step).catch(() => undefined);
    await session.look(A_WHILE);
  }
  const times = async (): Promise<number> => step.taken(await books(page, origin)) - taken;
  // A busy machine takes it later.
  for (const until = Date.now() + PATIENCE; (await times()) === 0 && Date.now() < until;)
    await page.waitForTimeout(250);
  return times();
}

/** Subject of the finding. */
const controlOf = ({ name, sure: button }: MoneyStep, ill: Ill): Control => ({
  index: 0,
  role: 'button',
  name: button,
  where: `${name}：${ill.name}`,
  box: { x: 0, y: 0, width: 0, height: 0 },
  enabled: true,
  reason: '',
  current: false,
  writable: false,
  inline: false,
  layer: 0,
});

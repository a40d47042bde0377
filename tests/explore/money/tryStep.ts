/**
 * Takes one money step with one fault, and records the page and the provider's books. After the fault it tries the step again:
 * a step that failed must succeed now, and no step may be taken twice.
 */
import type { Page } from '@playwright/test';
import { patience } from '#tools/patience.mjs';
import { openFresh, surroundings } from '../driver/portal.ts';
import { Session } from '../driver/session.ts';
import type { Control, Failed } from '../observed.ts';
import { breakConnection } from './connection.ts';
import type { MoneyFault } from './moneyFaults.ts';
import type { Books, MoneyStep } from './steps.ts';

/** Milliseconds for a slow response, and for requests that a page repeats by itself when it is online again. */
const A_WHILE = 2500;
/** Milliseconds after which a missing button counts as absent. */
const PATIENCE = patience(10_000);

export async function tryStep(
  page: Page,
  origin: string,
  step: MoneyStep,
  fault: MoneyFault,
): Promise<Failed> {
  const session = new Session(page, surroundings(page, origin));
  try {
    session.begin();
    await openFresh(page, origin, step.visit);
    await session.look();
    await step.prepare?.(page);
    if (fault.answer)
      await page.request.post(`${origin}/_sim/api/faults`, {
        data: { on: step.operation, answer: fault.answer, times: 1 },
      });
    let before = await session.look();
    const takenBefore = step.timesTaken(await books(page, origin));
    await session.watch();
    let repair = async (): Promise<void> => {};
    const startFault = async (): Promise<void> => void (repair = await breakConnection(page, fault.kind));

    if (fault.moment === 'before') await startFault();
    const hasDialog = await openConfirmation(page, step);
    // The text of the confirmation is not part of the result.
    if (hasDialog) before = await session.look();
    if (hasDialog && fault.moment === 'during') await startFault();
    if (hasDialog) await pressConfirm(page, step);
    if (fault.moment === 'after') {
      await session.look(A_WHILE);
      await startFault();
    }
    const after = await session.look(A_WHILE);
    const happened = await session.happened();
    const timesTaken = step.timesTaken(await books(page, origin)) - takenBefore;
    await repair();
    await leaveEndedPage(page);
    const restored = await session.look(A_WHILE);
    // A step that was taken keeps its count, and one that can never succeed has none: neither is tried again.
    const canRetry = timesTaken === 0 && !fault.final;
    const timesTakenAfterRetry = canRetry
      ? await retry(session, origin, step, takenBefore)
      : timesTaken || undefined;
    const control = controlOf(step, fault);
    return {
      kind: 'failed',
      fault: fault.kind,
      control,
      before,
      after,
      happened,
      restored,
      money: { timesTaken, timesTakenAfterRetry },
    };
  } finally {
    session.end();
  }
}

const books = async (page: Page, origin: string): Promise<Books> =>
  (await page.request.get(`${origin}/_sim/api/world`)).json();

/** Presses the step's button. @returns whether the confirmation has opened */
async function openConfirmation(page: Page, { button, dialog }: MoneyStep): Promise<boolean> {
  try {
    await page.getByRole('button', { name: button, exact: true }).first().click({ timeout: PATIENCE });
    await page.getByRole('dialog', { name: dialog }).waitFor({ timeout: PATIENCE });
    return true;
  } catch {
    return false;
  }
}

const pressConfirm = (page: Page, { dialog, confirmButton: name }: MoneyStep): Promise<void> =>
  page.getByRole('dialog', { name: dialog }).getByRole('button', { name, exact: true }).click();

/** Closes the alert of another login, which replaces the page and reloads it. */
async function leaveEndedPage(page: Page): Promise<void> {
  const alert = page.getByRole('dialog');
  if ((await page.locator('main').count()) > 0 || !(await alert.isVisible())) return;
  await alert.getByRole('button').last().click();
  await page.getByRole('main').waitFor({ timeout: PATIENCE });
}

/** Matches the names of links and buttons that lead from a result back to the step. */
const BACK = /^重新|^重试|^再次/;

/** The only way on from a page whose login is lost. */
const LOG_IN = '重新登录';

/**
 * Takes the step again from the current page.
 * @param takenBefore how often the books contained the step before its first try
 * @returns how often the books contain the step since then; undefined if the page leads to the login or home instead
 */
async function retry(
  session: Session,
  origin: string,
  step: MoneyStep,
  takenBefore: number,
): Promise<number | undefined> {
  const { page } = session;
  const confirmation = page.getByRole('dialog', { name: step.dialog });
  const back = page.getByRole('main').getByRole('button', { name: BACK });
  const wayBack = back.or(page.getByRole('main').getByRole('link', { name: BACK })).first();
  const elsewhere = (): boolean =>
    new URL(page.url()).pathname !== `/front${step.visit.path.split('?', 1)[0] ?? ''}`;
  // The page first asks for the outcome, and then offers another try.
  for (let tries = 0; tries < 2 && elsewhere(); tries += 1) {
    if (!(await wayBack.isVisible())) return undefined;
    await wayBack.click();
    await session.look(A_WHILE);
  }
  if (elsewhere() && !(await wayBack.isVisible())) return undefined;
  if (await page.getByRole('button', { name: LOG_IN, exact: true }).isVisible()) return undefined;
  if ((await confirmation.isVisible()) || (await openConfirmation(page, step))) {
    await pressConfirm(page, step).catch(() => undefined);
    await session.look(A_WHILE);
  }
  const times = async (): Promise<number> => step.timesTaken(await books(page, origin)) - takenBefore;
  // On a busy machine the step takes longer.
  for (const until = Date.now() + PATIENCE; (await times()) === 0 && Date.now() < until;)
    await page.waitForTimeout(250);
  return times();
}

/** Returns the step's button as the control of a finding. */
const controlOf = ({ name, confirmButton: button }: MoneyStep, fault: MoneyFault): Control => ({
  index: 0,
  role: 'button',
  name: button,
  where: `${name}：${fault.name}`,
  box: { x: 0, y: 0, width: 0, height: 0 },
  enabled: true,
  reason: '',
  current: false,
  writable: false,
  inline: false,
  layer: 0,
});

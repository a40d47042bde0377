import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { picture } from '../support/opening.ts';
import type { Driver } from './driver.ts';
import { visitor, type Visitor } from './visit.ts';

interface Stop {
  readonly name: string;
  /** Scenario and first page; without them the stop continues where the last one ended. */
  readonly from?: readonly [scenario: string, path: string];
  readonly steps: (visit: Visitor, driver: Driver, origin: string) => Promise<void>;
}

/** Stops at parts where engines may differ: layout, storage, dates, files, dialogs, paper. */
export const stops: readonly Stop[] = [
  {
    name: 'home',
    from: ['baseline', '/company/index'],
    steps: async ({ see }) => {
      await see('any', '750,779.20');
      await see('button', '您好');
    },
  },
  {
    name: 'bill list',
    from: ['baseline', '/company/billListNew'],
    steps: async ({ see }) => void (await see('link', 'ZD202611020032')),
  },
  {
    name: 'bill detail',
    steps: async ({ click, see }) => {
      await click('link', '详情');
      await see('any', '账单详情');
    },
  },
  {
    name: 'dialog and repay to the receipt',
    from: ['baseline', '/repayCom?bills=ZD202611020032'],
    steps: async ({ click, see, until }, _, origin) => {
      await click('button', '确认还款');
      await see('dialog', '确认还款');
      await click('button', '确认付款');
      await see('heading', '还款处理中');
      await until('the clock is not set', async () => {
        const answer = await fetch(`${origin}/_sim/api/clock`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json', 'X-Sim-Session': sessionOf.current },
          body: JSON.stringify({ advance: 'PT10S' }),
        });
        if (!answer.ok) throw new Error(await answer.text());
        return true;
      });
      await see('heading', '还款成功');
      await click('button', '电子回单');
      await see('dialog', '电子回单');
    },
  },
  {
    name: 'print',
    steps: async ({ ask, click, until }, driver) => {
      // No system dialog may open.
      await ask('void (globalThis.print = () => { document.body.dataset.printed = "" })');
      await click('button', '打印');
      await until('the page is not printed', () => ask('"printed" in document.body.dataset'));
      const bytes = await driver.print();
      if (bytes !== undefined && bytes < 5000) throw new Error(`a PDF of ${String(bytes)} bytes`);
    },
  },
  {
    name: 'date field',
    from: ['baseline', '/company/billListNew'],
    steps: async ({ see, fill, click, value, until }) => {
      await see('link', 'ZD202611020032');
      await click('button', '选择起始日');
      await see('gridcell', '10');
      await click('gridcell', '10');
      await until('no day was chosen', async () => {
        const day = String(await value('起始日'));
        if (!day.endsWith('-10')) throw new Error(`the field shows ${day}`);
        return true;
      });
      await fill('起始日', '2026-10-01');
    },
  },
  {
    name: 'opening: upload and real-name check',
    from: ['opening-started', '/company/open/flowNew/company?productCode=12003'],
    steps: async ({ see, fill, click }, driver) => {
      const folder = mkdtempSync(join(tmpdir(), 'tour-'));
      const file = join(folder, '营业执照.png');
      writeFileSync(file, picture('营业执照.png').buffer);
      try {
        await see('heading', '企业信息');
        await driver.upload('input[type=file]', file);
        await see('any', '识别出9项并已填入');
        await fill('手机号', '13957106821');
        await fill('身份证号', '330102197806142320');
        await fill('证件生效日期', '2016-09-12');
        await fill('证件有效期至', '2036-09-12');
        await fill('详细地址', '滨江区江南大道100号');
        await click('button', '下一步');
        await see('button', '前往认证中心');
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  },
  {
    name: 'dark by choice',
    from: ['baseline', '/company/index'],
    steps: async ({ see, click, ask, until }) => {
      await click('button', '您好');
      await see('any', '外观');
      await click('choice', '深色');
      await until('the page stays light', () => ask('document.documentElement.dataset.theme === "dark"'));
    },
  },
  {
    name: 'landing',
    from: ['logged-out', '/company/landing?productCode=12003'],
    steps: async ({ see }) => void (await see('heading', '常见问题')),
  },
];

/** Session of the current stop, for setting its clock. */
const sessionOf = { current: '' };

/** Takes every stop in turn. @param report gets the failure of a stop; undefined if it passed */
export async function takeTour(
  driver: Driver,
  origin: string,
  report: (stop: string, problem: string | undefined) => void,
): Promise<void> {
  const visit = visitor(driver);
  for (const { name, from, steps } of stops) {
    const before = driver.errors.length;
    try {
      if (from !== undefined) await enter(driver, visit, origin, from);
      await steps(visit, driver, origin);
      const text = String(await visit.ask('tour.text()'));
      if (text.includes('系统异常')) throw new Error(`the page shows: ${text.slice(0, 300)}`);
      const [error] = driver.errors.slice(before);
      if (error !== undefined) throw new Error(error);
      report(name, undefined);
    } catch (error) {
      report(name, [String(error), ...driver.errors.slice(before)].join(' | '));
    }
  }
}

/** Starts a separate session for each stop, as in the browser tests. */
async function enter(
  driver: Driver,
  visit: Visitor,
  origin: string,
  [scenario, path]: readonly [string, string],
): Promise<void> {
  sessionOf.current = crypto.randomUUID();
  const answer = await fetch(`${origin}/_sim/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'X-Sim-Session': sessionOf.current },
    body: JSON.stringify({ scenarios: [scenario] }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  await driver.open(`${origin}/front/logo.svg`);
  const cookie = `sim_session=${sessionOf.current}; path=/`;
  await visit.until('the session cookie is not set', () =>
    driver.evaluate(
      `location.pathname === '/front/logo.svg' && (document.cookie = ${JSON.stringify(cookie)}, document.cookie.includes(${JSON.stringify(sessionOf.current)}))`,
    ),
  );
  await driver.open(`${origin}/front${path}`);
  await visit.until('the page does not open', () =>
    driver.evaluate(`location.pathname !== '/front/logo.svg'`),
  );
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Driver } from './driver.ts';
import { at } from './socket.ts';

/** Maximum wait for a state in milliseconds, generous because the machine may be busy. */
const LIMIT = 30_000;

export type Role = 'button' | 'link' | 'heading' | 'field' | 'choice' | 'dialog' | 'gridcell' | 'any';

/** The file as one expression: without the comment in its first line and the last semicolon. */
const inPage = readFileSync(join(import.meta.dirname, 'inPage.js'), 'utf8')
  .trim()
  .replace(/^\/\/.*\n/, '')
  .replace(/;$/, '');

/** User actions on a page, with any driver. */
export function visitor(driver: Driver) {
  async function ask(expression: string): Promise<unknown> {
    await driver.evaluate(`globalThis.tour ? true : ${inPage}`);
    return driver.evaluate(expression);
  }

  /** Repeats a test until its result is neither false nor missing. @param problem the message of a failure */
  async function until(problem: string, test: () => Promise<unknown>): Promise<unknown> {
    const end = Date.now() + LIMIT;
    let last: unknown;
    while (Date.now() < end) {
      // Between two documents, the page cannot be asked.
      last = await test().catch((error: unknown) => ({ error: String(error) }));
      if (last !== null && last !== false && last !== undefined && at(last, 'error') === undefined)
        return last;
      await new Promise((done) => setTimeout(done, 150));
    }
    const text = await ask('tour.text()').catch(String);
    throw new Error(
      `${problem} (last: ${JSON.stringify(last)}); the page shows: ${String(text).slice(0, 600)}`,
    );
  }

  const call = (method: string, ...values: string[]) =>
    `tour.${method}(${values.map((value) => JSON.stringify(value)).join(', ')})`;
  const see = (role: Role, name: string) =>
    until(`finds no ${role} ${name}`, () => ask(call('sees', role, name)));
  async function click(role: Role, name: string): Promise<void> {
    const place = await until(`cannot reach the ${role} ${name}`, () => ask(call('place', role, name)));
    await driver.click(Number(at(place, 'x')), Number(at(place, 'y')));
  }
  return {
    see,
    click,
    ask,
    until,
    async fill(name: string, text: string) {
      await click('field', name);
      await ask('tour.select()');
      await driver.type(text);
    },
    value: (name: string) => ask(call('value', name)),
  };
}

export type Visitor = ReturnType<typeof visitor>;

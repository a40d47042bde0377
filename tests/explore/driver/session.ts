/** One explored page with its event recorder and script: looks at it and operates its controls. */
import type { ElementHandle, Page } from '@playwright/test';
import type { ServiceFacts } from '#generated/runtime/facts.ts';
import { services } from '#generated/services.ts';
import type { ConsoleError } from '../../support/leftovers.ts';
import type { Control, Happened, Look } from '../observed.ts';
import { recordEvents, type EventRecorder } from './eventRecorder.ts';
import { inject, isLeaving } from './inPage.ts';
import { settle } from './settle.ts';

export interface Surroundings {
  /** Returns whether an address is a page of the product. The explorer looks at no others. */
  readonly ours: (url: string) => boolean;
  /** Returns the errors that the scenario does not provoke. */
  readonly unprovoked: (errors: readonly ConsoleError[]) => Promise<readonly string[]>;
}

/** Identity of a control: role, name and region, which survive a reload, unlike its position. */
export type Target = Pick<Control, 'role' | 'name' | 'where'> & { readonly index?: number };

/** Milliseconds of rest before a look. Dialogs and toasts open with their page or up to 100 ms later (2 §9). */
const AT_REST = 150;

/** Milliseconds of waiting for late content: a menu, a page, a slow response. */
const A_WHILE = 1500;

/** Milliseconds after which the portal ends its slowest request. A page that still loads then loads forever. */
const LONGEST = Math.max(...Object.values(services).map(({ timeLimit = 0 }: ServiceFacts) => timeLimit));

const isTransient = ({ ghosts, frozen, waiting, controls, headings, dialogs }: Look): boolean =>
  ghosts.length > 0 ||
  frozen ||
  waiting.length > 0 ||
  controls.length === 0 ||
  (headings.length === 0 && dialogs.length === 0);

export class Session {
  readonly page: Page;
  readonly #events: EventRecorder;
  readonly #around: Surroundings;
  /** Addresses of the page's calls since the last read. */
  calls: string[] = [];

  constructor(page: Page, around: Surroundings) {
    this.page = page;
    this.#around = around;
    this.#events = recordEvents(page);
  }

  end(): void {
    this.#events.end();
  }

  /** Returns the state of the page; of a foreign page only the address. */
  async look(quiet = AT_REST): Promise<Look> {
    const look = await this.#see(quiet);
    if (!isTransient(look)) return look;
    await this.page.waitForTimeout(A_WHILE);
    return this.#see(quiet, LONGEST);
  }

  async #see(quiet: number, patience?: number): Promise<Look> {
    const settled = await settle(this.page, this.#events, quiet, patience);
    if (!this.#around.ours(this.page.url())) return foreignLook(this.page.url());
    try {
      await inject(this.page);
      // A calendar may have started to grow, so the measurement is repeated until the page is at rest.
      // One text, because Playwright serialises objects value by value.
      const look = await this.page.evaluate(
        (wait) => (wait && !window.explorer.isResting() ? undefined : JSON.stringify(window.explorer.look())),
        settled,
      );
      return look === undefined ? await this.#see(quiet, patience) : (JSON.parse(look) as Look);
    } catch (error) {
      if (!isLeaving(error)) throw error;
      return this.#see(quiet, patience);
    }
  }

  /** Returns whether an overlay has opened or closed since a look, or the page has left the product. */
  async isOvertaken({ dialogs, popups }: Look): Promise<boolean> {
    if (!this.#around.ours(this.page.url())) return true;
    await inject(this.page);
    const now = await this.page.evaluate(() => window.explorer.layers());
    return now.dialogs.length !== dialogs.length || now.popups.length !== popups.length;
  }

  /** Starts a visit: drops the events of the previous page. */
  begin(): void {
    this.#events.take();
  }

  /** Starts to count changes, except those of the control itself. */
  async watch(control?: ElementHandle): Promise<void> {
    await inject(this.page);
    this.#events.take();
    await this.page.evaluate((element) => {
      window.print = () => document.documentElement.setAttribute('data-explorer-printed', '');
      window.explorer.startChanges(element instanceof Element ? element : undefined);
    }, control);
  }

  /** Returns the watched control, whose click may have changed its name. */
  async watched(): Promise<ElementHandle | undefined> {
    await inject(this.page);
    const handle = await this.page.evaluateHandle(() => window.explorer.watched());
    return handle.asElement() ?? undefined;
  }

  /** Returns the events since `watch`. */
  async happened(): Promise<Happened> {
    const { errors, calls, ...others } = this.#events.take();
    this.calls.push(...calls);
    // A new document, which does not have the script, is a change itself; so is a navigation, during which nothing can be read.
    const { changes, printed } = await this.page
      .evaluate(() => ({
        changes: 'explorer' in window ? window.explorer.changes() : 1,
        printed: document.documentElement.hasAttribute('data-explorer-printed'),
      }))
      .catch(() => ({ changes: 1, printed: false }));
    if (printed)
      await this.page.evaluate(() => document.documentElement.removeAttribute('data-explorer-printed'));
    return {
      ...others,
      errors: errors.length > 0 ? await this.#around.unprovoked(errors) : [],
      changes,
      printed,
    };
  }

  /** Returns the current control; of several with the same name, the nearest to the old position. */
  async find(target: Target): Promise<ElementHandle | undefined> {
    if (!this.#around.ours(this.page.url())) return undefined;
    await inject(this.page);
    const handle = await this.page.evaluateHandle((wanted) => window.explorer.find(wanted), target);
    return handle.asElement() ?? undefined;
  }

  /** @returns whether it could be clicked */
  async click(control: ElementHandle): Promise<boolean> {
    try {
      await control.click({ timeout: 1500 });
      return true;
    } catch {
      return false;
    }
  }
}

/** Returns the look of a foreign page, of which the explorer reads nothing. */
const foreignLook = (url: string): Look => ({
  url,
  title: '外部页面',
  lang: 'zh-CN',
  width: 0,
  height: 0,
  scrollWidth: 0,
  text: '外部页面',
  spoken: [],
  mains: 1,
  headings: ['外部页面'],
  controls: [],
  pieces: [],
  strips: [],
  sightings: [],
  rows: [],
  dialogs: [],
  popups: [],
  ghosts: [],
  frozen: false,
  focus: '',
  focusInMain: false,
  focusIsHeading: true,
  waiting: [],
});

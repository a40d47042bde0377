/** One page under exploration, with its ears and its script: looks at it and works its controls. */
import type { ElementHandle, Page } from '@playwright/test';
import type { ServiceFacts } from '#generated/runtime/facts.ts';
import { services } from '#generated/services.ts';
import type { ConsoleError } from '../../support/leftovers.ts';
import type { Control, Happened, Look } from '../observed.ts';
import { inject, isLeaving } from './inPage.ts';
import { settle } from './settle.ts';
import { witness, type Witness } from './witness.ts';

export interface Surroundings {
  /** Tells whether an address is a page of the product; other pages are not looked at. */
  readonly ours: (url: string) => boolean;
  /** Unprovoked errors. */
  readonly unprovoked: (errors: readonly ConsoleError[]) => Promise<readonly string[]>;
}

/** A control by what it is and is called: names outlive a reload, places do not. */
export type Target = Pick<Control, 'role' | 'name' | 'where'> & { readonly index?: number };

/** Milliseconds: dialogs and toasts come with their page or up to 100 ms after it (2 §9). */
const AT_REST = 150;

/** Content that may still arrive: a menu or page being drawn, a late response of a busy machine. */
const A_WHILE = 1500;

/** The portal itself gives up on a service after its time; what still waits then waits for ever. */
const LONGEST = Math.max(...Object.values(services).map(({ timeLimit = 0 }: ServiceFacts) => timeLimit));

const isTransient = ({ ghosts, frozen, waiting, controls, headings, dialogs }: Look): boolean =>
  ghosts.length > 0 ||
  frozen ||
  waiting.length > 0 ||
  controls.length === 0 ||
  (headings.length === 0 && dialogs.length === 0);

export class Session {
  readonly page: Page;
  readonly #heard: Witness;
  readonly #around: Surroundings;
  /** Addresses that the page has asked for by calls, since the last look at them. */
  asked: string[] = [];

  constructor(page: Page, around: Surroundings) {
    this.page = page;
    this.#around = around;
    this.#heard = witness(page);
  }

  end(): void {
    this.#heard.end();
  }

  /** The present state of the page; only the address of a foreign page. */
  async look(quiet = AT_REST): Promise<Look> {
    const look = await this.#see(quiet);
    if (!isTransient(look)) return look;
    await this.page.waitForTimeout(A_WHILE);
    return this.#see(quiet, LONGEST);
  }

  async #see(quiet: number, patience?: number): Promise<Look> {
    const settled = await settle(this.page, this.#heard, quiet, patience);
    if (!this.#around.ours(this.page.url())) return elsewhere(this.page.url());
    try {
      await inject(this.page);
      // A calendar may have begun to grow since: what is measured is at rest in the same moment.
      // As one text, which Playwright does not take apart value by value.
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

  /** Tells whether an overlay has opened or closed since the last look. */
  async isOvertaken({ dialogs, popups }: Look): Promise<boolean> {
    if (!this.#around.ours(this.page.url())) return true;
    await inject(this.page);
    const now = await this.page.evaluate(() => window.explorer.layers());
    return now.dialogs.length !== dialogs.length || now.popups.length !== popups.length;
  }

  /** Clears the recorded events: from now on they belong to the page being opened. */
  begin(): void {
    this.#heard.take();
  }

  /** Begins to watch for changes on behalf of a control. */
  async watch(control?: ElementHandle): Promise<void> {
    await inject(this.page);
    this.#heard.take();
    await this.page.evaluate((element) => {
      window.print = () => document.documentElement.setAttribute('data-explorer-printed', '');
      window.explorer.startChanges(element instanceof Element ? element : undefined);
    }, control);
  }

  /** The control that is watched, itself: its own click may have renamed it. */
  async watched(): Promise<ElementHandle | undefined> {
    await inject(this.page);
    const handle = await this.page.evaluateHandle(() => window.explorer.watched());
    return handle.asElement() ?? undefined;
  }

  /** Events since then. */
  async happened(): Promise<Happened> {
    const { errors, asked, ...heard } = this.#heard.take();
    this.asked.push(...asked);
    const { changes, printed } = await this.page
      .evaluate(() => ({
        changes: 'explorer' in window ? window.explorer.changes() : 1,
        printed: document.documentElement.hasAttribute('data-explorer-printed'),
      }))
      .catch(() => ({ changes: 1, printed: false }));
    if (printed)
      await this.page.evaluate(() => document.documentElement.removeAttribute('data-explorer-printed'));
    return {
      ...heard,
      errors: errors.length > 0 ? await this.#around.unprovoked(errors) : [],
      changes,
      printed,
    };
  }

  /** The control as it stands on the page now: of several alike the one nearest to where it stood. */
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

const elsewhere = (url: string): Look => ({
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

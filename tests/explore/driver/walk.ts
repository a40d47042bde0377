/** Clicks all controls of a page, breadth first: new controls after a click are clicked next. */
import type { Clicked, Control, Failed, Look, Observation } from '../observed.ts';
import { click, clickBroken, hasOpened, leaveIt, print } from './act.ts';
import type { Session } from './session.ts';

export interface Bounds {
  readonly clicks: number;
  /** Deadline for starting a click, in ms since the epoch. */
  readonly until: number;
  readonly depth: number;
  /** Number of clicks to repeat without a connection. */
  readonly failures: number;
}

export interface Start {
  /** Opens the page in a new session. */
  readonly open: () => Promise<void>;
  readonly bounds: Bounds;
  /** Returns whether to click a control: not where a similar one has been clicked before. */
  readonly wanted: (control: Control, look: Look) => boolean;
  readonly axe: (look: Look) => Promise<{ readonly rule: string; readonly target: string }[]>;
}

export type Step = Pick<Control, 'role' | 'name' | 'where' | 'index'>;

/** Receives each observation, and the steps since the page was opened. */
export type Observe = (observed: Observation, steps: readonly Step[]) => void | Promise<void>;

interface State {
  readonly steps: readonly Step[];
  readonly look: Look;
  readonly controls: Control[];
}

type Position = Pick<State, 'steps' | 'look'>;

export async function walk(session: Session, start: Start, observe: Observe): Promise<void> {
  await new Walk(session, start, observe).run();
}

/** Milliseconds for which to wait for a guide or a notice that opens by itself. */
const OVERLAY_DELAY = 500;

class Walk {
  readonly #session: Session;
  readonly #start: Start;
  readonly #observe: Observe;
  readonly #queue: State[] = [];
  #clicks = 0;
  #failures = 0;
  /** Current state of the page with the steps to it; undefined if the page must be opened again. */
  #now: Position | undefined;

  constructor(session: Session, start: Start, observe: Observe) {
    this.#session = session;
    this.#start = start;
    this.#observe = observe;
  }

  async run(): Promise<void> {
    this.#session.begin();
    await this.#start.open();
    const look = await this.#session.look(OVERLAY_DELAY);
    const happened = await this.#session.happened();
    await this.#observe({ kind: 'visited', look, happened, axe: await this.#start.axe(look) }, []);
    this.#now = { steps: [], look };
    this.#enqueue([], look);
    for (let state = this.#queue.shift(); state !== undefined; state = this.#queue.shift())
      for (const control of state.controls) {
        if (this.#clicks >= this.#start.bounds.clicks || Date.now() > this.#start.bounds.until) return;
        await this.#clickControl(state, control);
      }
  }

  #enqueue(steps: readonly Step[], look: Look): void {
    const controls = look.controls.filter(
      (control) =>
        control.enabled && !control.current && !control.writable && this.#start.wanted(control, look),
    );
    if (controls.length > 0 && steps.length < this.#start.bounds.depth)
      this.#queue.push({ steps, look, controls });
  }

  async #clickControl(state: State, control: Control): Promise<void> {
    if (!(await this.#reach(state, control)) || this.#now === undefined) return;
    const { steps, look } = this.#now;
    this.#clicks += 1;
    const clicked = await click(this.#session, control, look);
    if (clicked === undefined) return;
    const done = [...steps, stepOf(control)];
    await this.#observe(clicked, done);
    this.#enqueue(done, clicked.after);
    if (clicked.happened.printed)
      await print(this.#session, clicked.after, (paper) => this.#observe(paper, done));
    this.#now = hasOpened(look, clicked.after) ? await this.#leave(clicked, done) : stayed(clicked, done);
    if (clicked.happened.requests > 0) await this.#clickOffline(state, control);
  }

  /** Closes the overlay. @returns undefined unless Esc closes it: then the page must be opened again */
  async #leave(clicked: Clicked, done: readonly Step[]): Promise<Position | undefined> {
    const left = await leaveIt(this.#session, clicked);
    await this.#observe(left, done);
    return left.by === 'Esc' ? { steps: done, look: left.after } : undefined;
  }

  /**
   * Returns whether the page shows the control. If it does not, or if an overlay has opened by itself, the page is opened again
   * and the steps are repeated.
   */
  async #reach({ steps }: State, control: Control): Promise<boolean> {
    const now = this.#now;
    if (now && !(await this.#session.isOvertaken(now.look)) && (await this.#session.find(control)))
      return true;
    await this.#start.open();
    let look = await this.#session.look(OVERLAY_DELAY);
    for (const step of steps) {
      const element = await this.#session.find(step);
      if (element === undefined || !(await this.#session.click(element))) break;
      look = await this.#session.look();
    }
    this.#now = { steps, look };
    return (await this.#session.find(control)) !== undefined;
  }

  /** Repeats the click without a connection. */
  async #clickOffline(state: State, control: Control): Promise<void> {
    if (this.#failures >= this.#start.bounds.failures) return;
    this.#failures += 1;
    this.#now = undefined;
    if (!(await this.#reach(state, control))) return;
    const context = this.#session.page.context();
    const failed: Failed | undefined = await clickBroken(this.#session, control, 'offline', {
      begin: () => context.setOffline(true),
      end: () => context.setOffline(false),
    });
    this.#now = undefined;
    if (failed) await this.#observe(failed, [...state.steps, stepOf(control)]);
  }
}

export const stepOf = ({ role, name, where, index }: Control): Step => ({ role, name, where, index });

/** Returns the state for the next click, or undefined after a navigation or a dialog: the page must be opened again. */
const stayed = ({ before, after }: Clicked, steps: readonly Step[]): Position | undefined =>
  after.url === before.url && after.dialogs.length === before.dialogs.length
    ? { steps, look: after }
    : undefined;

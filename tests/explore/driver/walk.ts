/** Walks from one page through all that can be clicked there, breadth first: what a click brings to light is clicked next. */
import type { Clicked, Control, Failed, Look, Observation } from '../observed.ts';
import { click, clickBroken, hasOpened, leaveIt, print } from './act.ts';
import type { Session } from './session.ts';

export interface Bounds {
  readonly clicks: number;
  /** Milliseconds since the epoch; nothing is begun later. */
  readonly until: number;
  readonly depth: number;
  /** How many clicks are repeated with the connection broken. */
  readonly failures: number;
}

export interface Start {
  /** Opens the page in a session of its own. */
  readonly open: () => Promise<void>;
  readonly bounds: Bounds;
  /** Tells whether to click a control: not where a similar one has been clicked before. */
  readonly wanted: (control: Control, look: Look) => boolean;
  readonly axe: (look: Look) => Promise<{ readonly rule: string; readonly target: string }[]>;
}

export type Step = Pick<Control, 'role' | 'name' | 'where' | 'index'>;

/** Observations, and the steps since the page was opened. */
export type Tell = (observed: Observation, steps: readonly Step[]) => void | Promise<void>;

interface State {
  readonly steps: readonly Step[];
  readonly look: Look;
  readonly controls: Control[];
}

type Now = Pick<State, 'steps' | 'look'>;

export async function walk(session: Session, start: Start, tell: Tell): Promise<void> {
  await new Walk(session, start, tell).run();
}

/** Milliseconds: what opens by itself, a guide or a notice, is not a click's doing. */
const COMES_BY_ITSELF = 500;

class Walk {
  readonly #session: Session;
  readonly #start: Start;
  readonly #tell: Tell;
  readonly #queue: State[] = [];
  #clicks = 0;
  #failures = 0;
  /** The present state of the page with the steps to it; undefined when it must be opened again. */
  #now: Now | undefined;

  constructor(session: Session, start: Start, tell: Tell) {
    this.#session = session;
    this.#start = start;
    this.#tell = tell;
  }

  async run(): Promise<void> {
    this.#session.begin();
    await this.#start.open();
    const look = await this.#session.look(COMES_BY_ITSELF);
    const happened = await this.#session.happened();
    await this.#tell({ kind: 'visited', look, happened, axe: await this.#start.axe(look) }, []);
    this.#now = { steps: [], look };
    this.#enqueue([], look);
    for (let state = this.#queue.shift(); state !== undefined; state = this.#queue.shift())
      for (const control of state.controls) {
        if (this.#clicks >= this.#start.bounds.clicks || Date.now() > this.#start.bounds.until) return;
        await this.#try(state, control);
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

  async #try(state: State, control: Control): Promise<void> {
    if (!(await this.#come(state, control)) || this.#now === undefined) return;
    const { steps, look } = this.#now;
    this.#clicks += 1;
    const clicked = await click(this.#session, control, look);
    if (clicked === undefined) return;
    const done = [...steps, stepOf(control)];
    await this.#tell(clicked, done);
    this.#enqueue(done, clicked.after);
    if (clicked.happened.printed)
      await print(this.#session, clicked.after, (paper) => this.#tell(paper, done));
    this.#now = hasOpened(look, clicked.after) ? await this.#leave(clicked, done) : stayed(clicked, done);
    if (clicked.happened.requests > 0) await this.#fail(state, control);
  }

  /** Esc closes what was opened and restores the page; otherwise the page must be opened again. */
  async #leave(clicked: Clicked, done: readonly Step[]): Promise<Now | undefined> {
    const left = await leaveIt(this.#session, clicked);
    await this.#tell(left, done);
    return left.by === 'Esc' ? { steps: done, look: left.after } : undefined;
  }

  /**
   * Whether the page now shows the control; if need be it is opened again and the steps are taken again: also when something
   * has opened meanwhile, late or by itself, which the next click would be blamed for.
   */
  async #come({ steps }: State, control: Control): Promise<boolean> {
    const now = this.#now;
    if (now && !(await this.#session.isOvertaken(now.look)) && (await this.#session.find(control)))
      return true;
    await this.#start.open();
    let look = await this.#session.look(COMES_BY_ITSELF);
    for (const step of steps) {
      const element = await this.#session.find(step);
      if (element === undefined || !(await this.#session.click(element))) break;
      look = await this.#session.look();
    }
    this.#now = { steps, look };
    return (await this.#session.find(control)) !== undefined;
  }

  /** The same click once more, without a connection. */
  async #fail(state: State, control: Control): Promise<void> {
    if (this.#failures >= this.#start.bounds.failures) return;
    this.#failures += 1;
    this.#now = undefined;
    if (!(await this.#come(state, control))) return;
    const context = this.#session.page.context();
    const failed: Failed | undefined = await clickBroken(this.#session, control, 'offline', {
      begin: () => context.setOffline(true),
      end: () => context.setOffline(false),
    });
    this.#now = undefined;
    if (failed) await this.#tell(failed, [...state.steps, stepOf(control)]);
  }
}

export const stepOf = ({ role, name, where, index }: Control): Step => ({ role, name, where, index });

/** The page goes on from what a click has made of it; one that was left for another is opened again. */
const stayed = ({ before, after }: Clicked, steps: readonly Step[]): Now | undefined =>
  after.url === before.url && after.dialogs.length === before.dialogs.length
    ? { steps, look: after }
    : undefined;

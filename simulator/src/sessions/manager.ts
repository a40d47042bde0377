/** Where sessions are handed out: made on first contact, brought up to date, changed one step at a time. */
import type { Library } from '../scenarios/library.ts';
import { DEFAULT_SCENARIO } from '../scenarios/library.ts';
import { worldOf } from '../scenarios/worlds.ts';
import type { Instant } from '../world/values/calendar.ts';
import { readClock } from './clock.ts';
import { inRange } from '../world/values/clockRange.ts';
import type { Session } from './session.ts';
import { moveTo, upToDate } from './session.ts';
import { prepareStart, startSession } from './start.ts';
import type { StartOptions } from './startOptions.ts';
import type { SessionStore, StoredSession } from './store.ts';

export class SessionManager {
  readonly #store: SessionStore;
  readonly #library: Library;
  readonly #machine: () => number;

  constructor(store: SessionStore, library: Library, machine: () => number = Date.now) {
    this.#store = store;
    this.#library = library;
    this.#machine = machine;
  }

  /** The session of an id, up to date; in the default scenario when there is none yet. */
  async current(id: string): Promise<Session> {
    return (await this.#store.read(id))
      ? this.change(id, (session) => [session, session])
      : this.#onContact(id);
  }

  /** The session of an id, where there is one: asking makes none. */
  async find(id: string): Promise<Session | undefined> {
    return this.#store.read(id);
  }

  /** All sessions, the most recently used first, as they were when last used. */
  async list(): Promise<readonly StoredSession[]> {
    return this.#store.list();
  }

  /** Starts a session afresh. @throws UnknownScenario, ScenarioConflict, ClockOutOfRange; the session is then as it was */
  async start(id: string, scenario: string, options: StartOptions = {}): Promise<Session> {
    for (const at of [options.clock, options.now]) if (at !== undefined) inRange(at);
    const composition = this.#library.compose(scenario);
    if (options.size) await prepareStart(composition, options);
    const session = startSession(id, composition, {
      ...options,
      machine: this.#machine(),
    });
    return this.begin(session);
  }

  /** Changes a session; the change is pure and sees the world as of now. */
  async change<Result>(
    id: string,
    change: (session: Session) => readonly [Session, Result],
  ): Promise<Result> {
    const step = (session: Session) => change(upToDate(session, this.#machine()));
    const first = await this.#store.update(id, (session) => wrapped(step(session)));
    if (first) return first.result;
    await this.#onContact(id);
    return this.change(id, change);
  }

  async #onContact(id: string): Promise<Session> {
    const session = { ...(await this.start(id, DEFAULT_SCENARIO)), onContact: true } as const;
    await this.#store.put(session);
    return session;
  }

  /** @throws ClockOutOfRange; the session is then as it was */
  async moveClock(id: string, to: (session: Session, now: Instant) => Instant): Promise<Session> {
    return this.change(id, (session) => {
      const { scenarios, seed, size } = session;
      const remake = (at: Instant) => worldOf(this.#library.compose(scenarios.join(',')), seed, at, size);
      const moved = moveTo(session, inRange(to(session, this.now(session))), this.#machine(), remake);
      return [moved, moved];
    });
  }

  /** Puts a session at its beginning in the place of what its id has had; what people call it stays. */
  async begin(session: Session): Promise<Session> {
    const name = (await this.#store.read(session.id))?.name;
    const named = name === undefined ? session : { ...session, name };
    await this.#store.put(named);
    return named;
  }

  /** Puts a session back as it was. */
  async replace(session: Session): Promise<void> {
    await this.#store.put(session);
  }

  async remove(id: string): Promise<void> {
    await this.#store.remove(id);
  }

  /** How many sessions there are. */
  async count(): Promise<number> {
    return this.#store.count();
  }

  /** @throws StoreGone where the sessions cannot be reached */
  async check(): Promise<void> {
    await this.#store.check();
  }

  /** At the end of the process: what is not written out yet is. */
  async close(): Promise<void> {
    await this.#store.close();
  }

  /** Goes on with the sessions of another manager. */
  async adopt(sessions: readonly StoredSession[]): Promise<void> {
    await this.#store.adopt(sessions);
  }

  /** What the session's clock shows. */
  now(session: Session): Instant {
    return readClock(session.clock, this.#machine());
  }

  /** The machine's own time, for clocks that run. */
  machine(): number {
    return this.#machine();
  }
}

/** Tells a change that returned undefined from a session that is not there. */
const wrapped = <Result>([session, result]: readonly [Session, Result]) => [session, { result }] as const;

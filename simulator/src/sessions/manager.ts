/**
 * Manages the sessions. Each use brings a session up to date. Changes of a session run one after the other. A request
 * without a stored session gets the default scenario.
 */
import type { Composition } from '../scenarios/compose.ts';
import type { Library } from '../scenarios/library.ts';
import { DEFAULT_SCENARIO } from '../scenarios/library.ts';
import { worldOf } from '../scenarios/worlds.ts';
import { isLargeSize } from '../world/baseline/drawn.ts';
import type { Instant } from '../world/values/calendar.ts';
import { inRange } from '../world/values/clockRange.ts';
import { advanceBesideOthers, type Advanced } from './advanced.ts';
import { readClock } from './clock.ts';
import { isGeneratedName } from './generatedName.ts';
import type { SceneStore, StoredScene } from './sceneStore.ts';
import type { Session } from './session.ts';
import { moveTo, upToDate, worldBefore } from './session.ts';
import { prepareStart, startSession } from './start.ts';
import type { StartOptions } from './startOptions.ts';
import type { Change, SessionStore, SessionSummary, StoredSession } from './store.ts';
import { SetAside } from './storeGone.ts';

/** Sessions with a world above L: each takes about 85 MB. */
const LARGE_SESSIONS = 4;

export class TooManyLargeSessions extends Error {
  override readonly name = 'TooManyLargeSessions';
  constructor(names: readonly string[]) {
    super(
      `已有 ${names.length} 个大型世界的会话（${names.join('、')}），请先结束其中一个（DELETE /_sim/api/session）`,
    );
  }
}

export class SessionManager {
  readonly #store: SessionStore;
  readonly #library: Library;
  readonly #machine: () => number;
  /**
   * The last session made for a first contact, and its scenario. While the scenario's clock is stopped, the next one
   * differs only in its id.
   */
  #contact: { readonly of: Composition; readonly session: Session } | undefined;

  /** Ids of sessions whose large world is being made. */
  readonly #beginningLarge = new Set<string>();

  constructor(store: SessionStore, library: Library, machine: () => number = Date.now) {
    this.#store = store;
    this.#library = library;
    this.#machine = machine;
  }

  /** Returns the session of an id, up to date; if there is none, one at the start of the default scenario. */
  async current(id: string): Promise<Session> {
    return this.change(id, (session) => [session, session]);
  }

  /** Returns the session of an id if it is stored. */
  async find(id: string): Promise<Session | undefined> {
    return this.#store.find(id);
  }

  /** Returns all stored sessions, the most recently used first. */
  async list(): Promise<readonly SessionSummary[]> {
    return this.#store.list();
  }

  /**
   * Starts a session in place of one with the same id.
   * @throws UnknownScenario, ScenarioConflict, ClockOutOfRange, GivenImpossible, TooManyLargeSessions, TooManyLargeWorlds;
   *   the old session then stays
   */
  async start(id: string, scenario: string, options: StartOptions = {}): Promise<Session> {
    for (const at of [options.clock, options.now]) if (at !== undefined) inRange(at);
    if (!isLargeSize(options.size)) return this.begin(this.#beginning(id, scenario, options));
    await this.#limitLarge(id);
    this.#beginningLarge.add(id);
    try {
      await prepareStart(this.#library.compose(scenario), options);
      return await this.begin(this.#beginning(id, scenario, options));
    } finally {
      this.#beginningLarge.delete(id);
    }
  }

  /**
   * Changes a session; the change is pure and sees the current world. Without a session it sees the default scenario,
   * and a session is stored only if it changes something.
   */
  async change<Result>(id: string, change: Change<Result>): Promise<Result> {
    const step: Change<Result> = (session) => {
      const [next, result] = change(upToDate(session, this.#machine()));
      return [next === session ? session : stored(next), result];
    };
    try {
      return await this.#store.update(id, step, () => this.#onContact(id));
    } catch (error) {
      if (!(error instanceof SetAside) || !isGeneratedName(id)) throw error;
      // A visitor cannot start this session again by name: it starts as after a loss.
      await this.#store.remove(id);
      return this.#store.update(id, step, () => this.#onContact(id));
    }
  }

  /** Returns a new session for a request without a stored one. */
  #onContact(id: string): Session {
    const composition = this.#library.compose(DEFAULT_SCENARIO);
    if (this.#contact?.of === composition && !composition.clock.running)
      return { ...this.#contact.session, id };
    const session: Session = { ...this.#beginning(id, DEFAULT_SCENARIO), onContact: true };
    this.#contact = { of: composition, session };
    return session;
  }

  #beginning(id: string, scenario: string, options: StartOptions = {}): Session {
    return startSession(id, this.#library.compose(scenario), { ...options, machine: this.#machine() });
  }

  /** @throws ClockOutOfRange; the session then stays as it was */
  async moveClock(id: string, to: (session: Session, now: Instant) => Instant): Promise<Session> {
    const advanced = await this.#advanced(id, to);
    return this.change(id, (session) => {
      const { scenarios, seed, size } = session;
      const remake = (at: Instant) => worldOf(this.#library.compose(scenarios.join(',')), seed, at, size);
      const at = inRange(to(session, this.now(session)));
      const moved = moveTo(session, at, this.#machine(), remake, advanced);
      return [moved, moved];
    });
  }

  /**
   * Advances a large world beside other requests. If another request changes the session meanwhile, the change
   * advances it again.
   */
  async #advanced(
    id: string,
    to: (session: Session, now: Instant) => Instant,
  ): Promise<Advanced | undefined> {
    const session = await this.current(id);
    if (!isLargeSize(session.size)) return undefined;
    const until = inRange(to(session, this.now(session)));
    const from = worldBefore(session, until);
    return from && advanceBesideOthers(from, until);
  }

  /** @throws TooManyLargeSessions if too many other large worlds are in memory */
  async #limitLarge(id: string): Promise<void> {
    const large = (await this.#store.list()).filter(({ size }) => isLargeSize(size));
    const others = [...new Set([...large.map((session) => session.id), ...this.#beginningLarge])];
    const names = others.filter((other) => other !== id);
    if (names.length >= LARGE_SESSIONS) throw new TooManyLargeSessions(names);
  }

  /** Stores a session at its start in place of the one with its id; the display name stays. */
  async begin(session: Session): Promise<Session> {
    return this.#store.begin(session);
  }

  /** Stores an earlier state of a session. */
  async replace(session: Session): Promise<void> {
    const { id } = session;
    await this.#store.update(
      id,
      () => [stored(session), undefined],
      () => this.#onContact(id),
    );
  }

  async remove(id: string): Promise<void> {
    await this.#store.remove(id);
  }

  /** Returns the number of sessions. */
  async count(): Promise<number> {
    return this.#store.count();
  }

  /** Returns the number of sessions that this process found unreadable. */
  setAside(): number {
    return this.#store.setAside();
  }

  /** @throws StoreGone if a write would not be stored */
  async check(): Promise<void> {
    await this.#store.check();
  }

  /** Finishes all writes, at the end of the process. */
  async close(): Promise<void> {
    await this.#store.close();
  }

  /** Returns the sessions that end with this process, for its successor. */
  async handOver(): Promise<readonly StoredSession[]> {
    return this.#store.handOver();
  }

  /** Sessions stored under short names. */
  get scenes(): SceneStore {
    return this.#store.scenes;
  }

  /** Returns the stored scenes that end with this process, for its successor. */
  async handOverScenes(): Promise<readonly StoredScene[]> {
    return this.#store.handOverScenes();
  }

  /** Continues the sessions of another process. */
  async adopt(sessions: readonly StoredSession[]): Promise<void> {
    await this.#store.adopt(sessions);
  }

  /** Returns the time of the session's clock. */
  now(session: Pick<Session, 'clock'>): Instant {
    return readClock(session.clock, this.#machine());
  }

  /** Returns machine time, for running clocks. */
  machine(): number {
    return this.#machine();
  }
}

/** Returns the session without its mark of a first contact. */
function stored({ onContact: _, ...session }: Session): Session {
  return session;
}

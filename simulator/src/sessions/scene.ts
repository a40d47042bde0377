import type { WorldSize } from '../world/baseline/drawn.ts';
import type { Instant } from '../world/values/calendar.ts';
/** A session as one request met it: what another session needs to answer that request alike. */
import type { World } from '../world/world.ts';
import type { Fault } from './fault.ts';
import type { UsedNonce } from './nonces.ts';
import type { Replay } from './replay.ts';
import type { Session } from './session.ts';

/** A class: the log keeps hundreds of them in each session (see Exchange in server/steps). */
export class Scene {
  readonly scenarios: readonly string[];
  readonly title: string;
  readonly seed: number;
  readonly size: WorldSize | undefined;
  readonly startedAt: Instant;
  readonly world: World;
  /** The world where the session began. */
  readonly base: World;
  /** With what they had counted before the request. */
  readonly faults: readonly Fault[];
  readonly upstreams: Session['upstreams'];
  readonly nonces: readonly UsedNonce[] | undefined;
  readonly replay: readonly Replay[] | undefined;

  constructor({ scenarios, title, seed, size, startedAt, world, history, ...rest }: Session) {
    this.scenarios = scenarios;
    this.title = title;
    this.seed = seed;
    this.size = size;
    this.startedAt = startedAt;
    this.world = world;
    this.base = history[0]?.world ?? world;
    this.faults = rest.faults;
    this.upstreams = rest.upstreams;
    this.nonces = rest.nonces;
    this.replay = rest.replay;
  }
}

/** What was asked, with a stand-in of the same shape in the place of each secret. */
export interface SentAgain {
  readonly headers: Readonly<Record<string, string>>;
  readonly path: string;
  /** Absent: there was none, it was a form, or it could not be read. */
  readonly body?: string;
  readonly form?: Readonly<Record<string, string | FileAgain>>;
  /** The body was none that is read: any that is refused for the same reason stands for it. */
  readonly unread?: true;
}

/** A file of a form: its content was not kept. */
export interface FileAgain {
  readonly name: string;
  readonly bytes: number;
  readonly type?: string | undefined;
}

/** All that it takes to ask once more what was asked, and to have it answered alike. */
export interface Again {
  readonly scene: Scene;
  /** What the session's clock showed at the answer. */
  readonly now: Instant;
  readonly sent: SentAgain;
  /** Whether a stand-in was sent: then the world's own copies of secrets need theirs. */
  readonly hasStandIns: boolean;
  /** The fault that struck. */
  readonly fault?: Fault | undefined;
}

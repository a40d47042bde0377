/** State of a session at one request. Another session with this state gives the same response. */
import type { WorldSize } from '../world/baseline/drawn.ts';
import type { Instant } from '../world/values/calendar.ts';
import type { World } from '../world/world.ts';
import type { Fault } from './fault.ts';
import type { UsedNonce } from './nonces.ts';
import type { Replay } from './replay.ts';
import type { Session } from './session.ts';

/** A class, because its objects take less memory than object literals: the log keeps hundreds of them per session. */
export class Scene {
  readonly scenarios: readonly string[];
  readonly title: string;
  readonly seed: number;
  readonly size: WorldSize | undefined;
  readonly startedAt: Instant;
  readonly world: World;
  /** The world where the session started. */
  readonly base: World;
  /** With their counts before the request. */
  readonly faults: readonly Fault[];
  /** Real backends that answer in place of the simulator. */
  readonly upstreams: Session['upstreams'];
  /** Used nonces of signed calls. */
  readonly nonces: readonly UsedNonce[] | undefined;
  /** The recorded conversation to replay. */
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

/** The request, with a stand-in of the same shape for each secret. */
export interface SentRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly path: string;
  /** Absent if there was none, it was a form, or it was unreadable. */
  readonly body?: string;
  readonly form?: Readonly<Record<string, string | FormFile>>;
  /** The body was unreadable: any body that is refused for the same reason replaces it. */
  readonly unread?: true;
}

/** A file of a form, without its content. */
export interface FormFile {
  readonly name: string;
  readonly bytes: number;
  readonly type?: string | undefined;
}

/** Data to repeat a request with the same response. */
export interface RepeatableRequest {
  readonly scene: Scene;
  /** Time of the session's clock at the response. */
  readonly now: Instant;
  readonly sent: SentRequest;
  /** True if a stand-in was sent. The world's copies of secrets are then replaced too. */
  readonly hasStandIns: boolean;
  /** The applied fault. */
  readonly fault?: Fault | undefined;
}

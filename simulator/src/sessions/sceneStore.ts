/** Sessions stored as scenes under short names, so that a link can restore one. */
import type { Instant } from '../world/values/calendar.ts';
import type { Session } from './session.ts';

/** Row of a scene in a list, without its world. */
export interface SceneHead extends Pick<Session, 'scenarios' | 'title'> {
  readonly name: string;
  /** Faults that can still happen. */
  readonly faults: number;
  /** Address of the portal page, with the scene's name. */
  readonly link: string;
  /** Time of its clock, and whether it runs. */
  readonly now: Instant;
  readonly running: boolean;
  /** Number of changes of the session's world, by requests or by hand. */
  readonly operations: number;
  /** Real backends of the session, in words. */
  readonly upstreams: Readonly<Record<string, string>>;
  /** Machine time in ms. */
  readonly savedAt: number;
  readonly bytes: number;
}

export interface StoredScene {
  readonly head: SceneHead;
  /** The session as sceneText.ts writes it. */
  readonly text: string;
}

/** Limits of every store, in scenes and bytes. No store drops a scene by itself: a shared link stays valid until the scene is deleted. */
export const sceneLimits = { count: 200, bytes: 64_000_000, each: 8_000_000 } as const;

/** Part of a session store: scenes are stored where its sessions are. A promise resolves once its change is stored. */
export interface SceneStore {
  /** @returns `taken` if the name has a scene, `full` if there is no room; nothing is stored then */
  save(scene: StoredScene): Promise<'saved' | 'taken' | 'full'>;
  find(name: string): Promise<StoredScene | undefined>;
  /** Newest first. */
  list(): Promise<readonly SceneHead[]>;
  /** @returns the removed scene */
  remove(name: string): Promise<SceneHead | undefined>;
}

/** Disk operations for the scenes of one process. */
export interface SceneDisk {
  readonly heads: readonly SceneHead[];
  save(scene: StoredScene): Promise<void>;
  read(name: string): Promise<string>;
  remove(name: string): Promise<void>;
}

interface LocalScene {
  readonly head: SceneHead;
  /** Undefined while it is only on disk. */
  readonly text: string | undefined;
}

/** Scenes of one process, in memory and optionally on disk. */
export function localScenes(disk?: SceneDisk): SceneStore {
  const stored = new Map<string, LocalScene>(
    disk?.heads.map((head) => [head.name, { head, text: undefined }]),
  );
  const bytes = (): number => [...stored.values()].reduce((sum, { head }) => sum + head.bytes, 0);
  return {
    save: async (scene) => {
      const { head, text } = scene;
      if (stored.has(head.name)) return 'taken';
      if (stored.size >= sceneLimits.count || bytes() + head.bytes > sceneLimits.bytes) return 'full';
      // The name is taken while the disk writes.
      stored.set(head.name, { head, text: disk ? undefined : text });
      try {
        await disk?.save(scene);
      } catch (error) {
        stored.delete(head.name);
        throw error;
      }
      return 'saved';
    },
    find: async (name) => {
      const found = stored.get(name);
      return found && { head: found.head, text: found.text ?? (await disk!.read(name)) };
    },
    list: async () => [...stored.values()].map(({ head }) => head).toSorted((a, b) => b.savedAt - a.savedAt),
    remove: async (name) => {
      const found = stored.get(name);
      if (!found) return undefined;
      await disk?.remove(name);
      stored.delete(name);
      return found.head;
    },
  };
}

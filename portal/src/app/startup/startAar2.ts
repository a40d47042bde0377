import { initError, loadError, type Report } from './startupErrors.ts';

/** The provider's risk script, where the environment has one (config.json, `aar2`). */
export interface Aar2 {
  /** Loads the script; rejects when it cannot be had. */
  load(): Promise<void>;
  /** Starts it; throws when it refuses. */
  init(): void;
}

/** The page works without it: what goes wrong is reported and nothing more. 1 §8 */
export async function startAar2({ load, init }: Aar2, report: Report): Promise<void> {
  try {
    await load();
  } catch {
    report(loadError);
    return;
  }
  try {
    init();
  } catch {
    report(initError);
  }
}

import type { Report, StartupError } from './startupErrors.ts';

export const initError: StartupError = { code: 'AAR2_INIT_ERROR', message: 'AAR2初始化失败', level: 2 };
export const loadError: StartupError = { code: 'AAR2_LOAD_ERROR', message: 'AAR2加载失败', level: 2 };

/** The provider's risk script, if the environment has one (config.json, `aar2`). */
export interface Aar2 {
  /** Loads the script; rejects on a failure. */
  load(): Promise<void>;
  /** Starts it; throws when it refuses. */
  init(): void;
}

/** The page works without it: failures are only reported. 1 §8 */
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

/** Reported errors of the start: code, message, level. 1 §8 */
export interface StartupError {
  readonly code: 'AAR2_INIT_ERROR' | 'AAR2_LOAD_ERROR' | 'GLOBAL_ERROR';
  readonly message: string;
  readonly level: 2 | 3;
}

export type Report = (error: StartupError) => void;

/** The members of an error event that are reported: an event itself serialises to nothing. */
export interface ErrorFacts {
  readonly message: string;
  readonly filename?: string | undefined;
  readonly lineno?: number | undefined;
  readonly colno?: number | undefined;
  readonly error?: unknown;
}

/** Converts an uncaught error to a report. */
export function globalError({ message, filename, lineno, colno, error }: ErrorFacts): StartupError {
  const stack = error instanceof Error ? error.stack : undefined;
  return {
    code: 'GLOBAL_ERROR',
    message: JSON.stringify({ message, filename, lineno, colno, stack }),
    level: 3,
  };
}

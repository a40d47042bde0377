/** Finds forbidden leftovers of a test in its session and in the browser's console (docs/design/style.md rule 17). */
import type { components } from '#generated/control/types.ts';
import { fitsPattern } from '#simulator/sessions/addressPattern.ts';

export type LogEntry = components['schemas']['LogEntry'];
export type Fault = components['schemas']['Fault'];

export interface ConsoleError {
  readonly text: string;
  /** The address in the browser's message. */
  readonly url: string;
}

/** Log, faults and console errors of a session at its end. */
export interface SessionEnd {
  readonly log: readonly LogEntry[];
  readonly faults: readonly Fault[];
  readonly console: readonly ConsoleError[];
}

export function leftovers({ log, faults, console }: SessionEnd): string[] {
  const usedFaults = faults.filter(({ used }) => used > 0);
  return [
    ...faults.filter(({ used }) => used === 0).map(({ on, id }) => `unused fault ${id} on ${on}`),
    ...log.filter((entry) => breaksContract(entry, usedFaults)).map(violationText),
    ...console
      .filter((error) => !isProvoked(error, log, usedFaults))
      .map(({ text, url }) => `console error: ${text} (${url})`),
  ];
}

/**
 * Tells whether an exchange breaks the contract. A fault breaks the response on purpose, unless it answers with a documented code;
 * nothing excuses a request.
 */
function breaksContract(entry: LogEntry, usedFaults: readonly Fault[]): boolean {
  const { service, operationId, path, valid } = entry;
  const isIntended = usedFaults.some(({ on, answer }) =>
    isAsset(on)
      ? service === undefined && strikes(on, path.split('?', 1)[0] ?? '')
      : on === `${service}.${operationId}` && answer.code === undefined,
  );
  return !valid.request || (!valid.response && !isIntended);
}

const isAsset = (on: string): boolean => on.startsWith('asset:');
const strikes = (on: string, path: string): boolean => fitsPattern(path, on.slice('asset:'.length));

function violationText({ method, path, code, valid }: LogEntry): string {
  const part = valid.request ? 'response' : 'request';
  return `the ${part} breaks the contract: ${method} ${path} (code ${code ?? 'none'})`;
}

/**
 * Tells whether a declared fault at that address caused the error. The browser writes "Failed to load resource" for a missing or
 * failed answer and "module script" for a wrong type; an import of a missing module throws its address.
 */
function isProvoked(
  { text, url }: ConsoleError,
  log: readonly LogEntry[],
  usedFaults: readonly Fault[],
): boolean {
  if (/^Failed to load (resource|module script)/.test(text) && URL.canParse(url)) {
    const { pathname, search } = new URL(url);
    return usedFaults.some(({ on }) =>
      isAsset(on)
        ? strikes(on, pathname)
        : log.some(
            (entry) => `${entry.service}.${entry.operationId}` === on && entry.path === pathname + search,
          ),
    );
  }
  const module = /dynamically imported module: (\S+)/.exec(text)?.[1];
  if (module === undefined || !URL.canParse(module)) return false;
  const { pathname } = new URL(module);
  return usedFaults.some(({ on }) => isAsset(on) && strikes(on, pathname));
}

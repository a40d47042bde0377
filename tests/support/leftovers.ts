/** What a test may not leave behind in its session and in the browser's console (docs/design/style.md rule 17). */
import type { components } from '#generated/control/types.ts';
import { fitsPattern } from '#simulator/sessions/addressPattern.ts';

export type LogEntry = components['schemas']['LogEntry'];
export type Fault = components['schemas']['Fault'];

export interface ConsoleError {
  readonly text: string;
  /** The address that the browser blames. */
  readonly url: string;
}

export interface Remains {
  readonly log: readonly LogEntry[];
  readonly faults: readonly Fault[];
  readonly console: readonly ConsoleError[];
}

export function leftovers({ log, faults, console }: Remains): string[] {
  const provoked = faults.filter(({ used }) => used > 0);
  return [
    ...faults.filter(({ used }) => used === 0).map(({ on, id }) => `unused fault ${id} on ${on}`),
    ...log.filter((entry) => breaksContract(entry, provoked)).map(inWords),
    ...console
      .filter((error) => !isProvoked(error, log, provoked))
      .map(({ text, url }) => `console error: ${text} (${url})`),
  ];
}

/** A fault that answers with another body, status or nothing breaks the contract on purpose; one with a code keeps it. */
function breaksContract(entry: LogEntry, provoked: readonly Fault[]): boolean {
  const { service, operationId, path, valid } = entry;
  const spoilt = provoked.some(({ on, answer }) =>
    isAsset(on)
      ? service === undefined && strikes(on, path.split('?', 1)[0] ?? '')
      : on === `${service}.${operationId}` && answer.code === undefined,
  );
  return !valid.request || (!valid.response && !spoilt);
}

const isAsset = (on: string): boolean => on.startsWith('asset:');
const strikes = (on: string, path: string): boolean => fitsPattern(path, on.slice('asset:'.length));

function inWords({ method, path, code, valid }: LogEntry): string {
  const part = valid.request ? 'response' : 'request';
  return `the ${part} breaks the contract: ${method} ${path} (code ${code ?? 'none'})`;
}

/**
 * The browser itself writes "Failed to load resource" when an answer is no 2xx or none at all, "module script" when it is
 * something else, and whoever imports a missing module throws its address: exempt where a declared fault was at work on that address.
 */
function isProvoked(
  { text, url }: ConsoleError,
  log: readonly LogEntry[],
  provoked: readonly Fault[],
): boolean {
  if (/^Failed to load (resource|module script)/.test(text) && URL.canParse(url)) {
    const { pathname, search } = new URL(url);
    return provoked.some(({ on }) =>
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
  return provoked.some(({ on }) => isAsset(on) && strikes(on, pathname));
}

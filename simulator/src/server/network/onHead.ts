import type { ServerResponse } from 'node:http';

/**
 * Calls `change` when the headers of a response are written, so that it can alter them. A status message given to
 * `writeHead` is dropped: the simulator gives none.
 */
export function onHead(response: ServerResponse, change: () => void): void {
  const { writeHead } = response;
  let isFirst = true;
  response.writeHead = function changed(status: number, ...more: readonly unknown[]) {
    const headers = more.find((each) => typeof each === 'object' && each !== null) ?? {};
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined) response.setHeader(name, value);
    if (isFirst) change();
    isFirst = false;
    return writeHead.call(response, status);
  } as typeof writeHead;
}

/** Fetches contracts that `--contracts` names by URL, with their references, into a folder of this run. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CannotRun } from '../base/cannotRun.ts';
import { messageOf } from '../base/messageOf.ts';
import { LARGEST_FILE } from '../bounds/limits.ts';
import { placeOfDownload, remember } from '../contract/openapi/downloads.ts';
import type { Connection, Route } from '../exchange/route.ts';
import { routeTo } from '../exchange/route.ts';

/** Time limit of each file. */
const LIMIT_MS = 30_000;
/** Maximum number of redirects. */
const MOST_REDIRECTS = 5;
/** Maximum number of files per contract. */
const MOST_FILES = 200;

/**
 * Fetches a contract with the files that it refers to.
 * @returns a function that removes the fetched files
 * @throws CannotRun if the contract itself cannot be fetched; missing references are reported on reading
 */
export async function fetchContract(address: string, connection: Connection): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-check-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    await fetchInto(folder, address, connection);
    return remove;
  } catch (error) {
    remove();
    throw error;
  }
}

async function fetchInto(folder: string, address: string, connection: Connection): Promise<void> {
  const root = new URL(address);
  const waiting = [root.href];
  const seen = new Set<string>(waiting);
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const url = new URL(next);
    try {
      const bytes = await fetched(url, connection);
      const file = placeOfDownload(folder, url);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes);
      remember(url.href, file);
      for (const other of referredIn(bytes.toString(), url.href, root.href)) {
        if (seen.has(other) || seen.size >= MOST_FILES) continue;
        seen.add(other);
        waiting.push(other);
      }
    } catch (error) {
      if (next === root.href)
        throw new CannotRun(`cannot fetch the contract ${address}: ${messageOf(error)}`);
    }
  }
  // The given text may spell the URL in another way, such as `HTTP://host`.
  if (root.href !== address) remember(address, placeOfDownload(folder, root));
}

async function fetched(url: URL, connection: Connection, redirects = MOST_REDIRECTS): Promise<Buffer> {
  const route = routeTo(new URL(url.origin), 1, connection);
  try {
    const answer = await answered(route, url);
    const { statusCode = 0, headers } = answer;
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined && redirects > 0) {
      answer.destroy();
      return await fetched(new URL(headers.location, url), connection, redirects - 1);
    }
    if (statusCode < 200 || statusCode > 299) throw new Error(`HTTP ${statusCode}`);
    return await bytesOf(answer);
  } finally {
    route.close();
  }
}

const answered = (route: Route, { pathname, search }: URL): Promise<IncomingMessage> =>
  new Promise((done, fail) => {
    const headers = { accept: '*/*' };
    const asked = route.request({ method: 'GET', path: pathname + search, headers }, done);
    asked.setTimeout(LIMIT_MS, () => asked.destroy(new Error(`no answer within ${LIMIT_MS} ms`)));
    asked.on('error', fail);
    asked.end();
  });

async function bytesOf(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_FILE) throw new Error(`it has more than ${LARGEST_FILE} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Returns the references that stay in the folder of the root contract or below. */
function referredIn(text: string, from: string, root: string): string[] {
  const folder = new URL('.', root).href;
  return [...text.matchAll(/["']?\$ref["']?\s*:\s*["']?([^"'\s#,}]+)/g)]
    .map(([, path = '']) => path)
    .filter((path) => URL.canParse(path, from))
    .map((path) => new URL(path, from).href)
    .filter((href) => href.startsWith(folder));
}

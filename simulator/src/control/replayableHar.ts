/** A HAR in which Playwright's `routeFromHAR` finds the requests of another browser (docs/recordings.md). Pure. */
import type { Outputs } from '#generated/control/io.ts';
import { parsedShallow } from '../json/parsed.ts';
import { holdsMask } from '../sessions/mask.ts';

type Har = Outputs['exportLog'];
type HarEntry = Har['log']['entries'][number];

/** Members of payloads that differ from browser to browser, or from one click to the next. */
const VARYING = new Set(['eid', 'fp', 'jsToken', 'sdkToken', 'fingerprint', 'signature', 'idempotencyKey']);
/** Headers of the bytes on the wire: a HAR holds the unpacked body. */
const PACKING = new Set(['content-encoding', 'content-length', 'transfer-encoding']);

/**
 * An entry is found by method, address and body, to the letter. A body that differs per browser goes, so that any body fits; in
 * an address such a value becomes empty. Bodies that stay come first: any body would fit an entry without one.
 */
export function replayable({ log }: Har): Har {
  const entries = log.entries.filter(({ response }) => response.status > 0).map(withoutVarying);
  const [exact, open] = [entries.filter(hasBody), entries.filter((entry) => !hasBody(entry))];
  const comment = [log.comment, ...remarksOn(entries)].filter((part) => part !== undefined).join('；');
  return { log: { ...log, ...(comment !== '' && { comment }), entries: [...exact, ...open] } };
}

const hasBody = ({ request }: HarEntry): boolean => request.postData !== undefined;

function withoutVarying(entry: HarEntry): HarEntry {
  const { postData, ...request } = entry.request;
  const url = emptied(request.url);
  const isKept =
    postData !== undefined && !varies(postData.text) && !postData.mimeType.startsWith('multipart/');
  return {
    ...entry,
    request: {
      ...request,
      url,
      queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
      // Of several entries the one with the most equal headers would win, whatever its body.
      headers: [],
      ...(isKept && { postData }),
    },
    response: {
      ...entry.response,
      headers: entry.response.headers.filter(({ name }) => !PACKING.has(name)),
    },
  };
}

/** An address as a browser without fingerprint asks it; as it stands where it has no such value. */
function emptied(address: string): string {
  const url = new URL(address);
  const varying = [...url.searchParams].filter(([name, value]) => VARYING.has(name) && value !== '');
  for (const [name] of varying) url.searchParams.set(name, '');
  return varying.length > 0 ? url.href : address;
}

/** Whether a body holds what differs per browser, also in JSON within JSON, or what is masked here. */
const varies = (text: string): boolean => holdsMask(text) || holdsVarying(parsedShallow(text));

const holdsVarying = (value: unknown): boolean => {
  if (typeof value === 'string') return /^[[{]/.test(value) && varies(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, each]) => VARYING.has(name) || holdsVarying(each));
};

/** What is not found again, or not as it was. */
function remarksOn(entries: readonly HarEntry[]): string[] {
  const open = entries.filter((entry) => entry.request.method !== 'GET' && !hasBody(entry));
  const byAddress = Map.groupBy(open, ({ request }) => `${request.method} ${new URL(request.url).pathname}`);
  const several = [...byAddress].flatMap(([address, { length }]) =>
    length > 1 ? [`${address}（${length} 次）`] : [],
  );
  const masked = entries.filter(({ request }) => holdsMask(request.url));
  return [
    ...(several.length > 0
      ? [`以下请求的正文因浏览器而异，未写入，重放时总是第一次的应答：${several.join('、')}`]
      : []),
    ...(masked.length > 0
      ? [
          `以下地址里有已遮盖的值，重放时找不到：${masked.map(({ request }) => new URL(request.url).pathname).join('、')}`,
        ]
      : []),
  ];
}

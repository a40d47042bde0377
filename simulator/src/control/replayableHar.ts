/**
 * Makes a HAR in which Playwright's `routeFromHAR` finds the requests of another browser (docs/recordings.md). Pure.
 */
import type { Outputs } from '#generated/control/io.ts';
import { parsedUnlessDeep } from '../json/parsed.ts';
import { tooMuch, valueLimits } from '../json/readJson.ts';
import { holdsMask } from '../sessions/mask.ts';

type Har = Outputs['exportLog'];
type HarEntry = Har['log']['entries'][number];

/** Members of payloads that differ between browsers or clicks. */
const VARYING = new Set(['eid', 'fp', 'jsToken', 'sdkToken', 'fingerprint', 'signature', 'idempotencyKey']);
/** Headers about the encoding of the body; left out, because a HAR contains the decoded body. */
const ENCODING_HEADERS = new Set(['content-encoding', 'content-length', 'transfer-encoding']);

/**
 * Returns a HAR without values that differ between browsers, because Playwright compares method, address and body
 * exactly. Such values in an address become empty. A body with such a value is removed: then any body matches. Entries
 * that keep their body come first, because Playwright takes the first entry that matches.
 */
export function replayable({ log }: Har): Har {
  const answered = log.entries.filter(({ response }) => response.status > 0);
  const kinds = new Map(answered.map((entry) => [entry, bodyKindOf(entry.request.postData?.text ?? '')]));
  const entries = answered.map((entry) => withoutVarying(entry, kinds.get(entry) === 'same'));
  const large = answered.filter((entry) => kinds.get(entry) === 'large');
  const [withBody, withoutBody] = [entries.filter(hasBody), entries.filter((entry) => !hasBody(entry))];
  const comment = [log.comment, ...remarksOn(entries), ...remarkOn(large)]
    .filter((part) => part !== undefined)
    .join('；');
  return { log: { ...log, ...(comment !== '' && { comment }), entries: [...withBody, ...withoutBody] } };
}

const hasBody = ({ request }: HarEntry): boolean => request.postData !== undefined;

function withoutVarying(entry: HarEntry, isSame: boolean): HarEntry {
  const { postData, ...request } = entry.request;
  const url = withoutVaryingValues(request.url);
  const isKept = postData !== undefined && isSame && !postData.mimeType.startsWith('multipart/');
  return {
    ...entry,
    request: {
      ...request,
      url,
      queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
      // Among several entries Playwright prefers the one with the most equal headers, whatever its body.
      headers: [],
      ...(isKept && { postData }),
    },
    response: {
      ...entry.response,
      headers: entry.response.headers.filter(({ name }) => !ENCODING_HEADERS.has(name)),
    },
  };
}

/** Empties the query values of an address that differ between browsers. */
function withoutVaryingValues(address: string): string {
  const url = new URL(address);
  const varying = [...url.searchParams].filter(([name, value]) => VARYING.has(name) && value !== '');
  for (const [name] of varying) url.searchParams.set(name, '');
  return varying.length > 0 ? url.href : address;
}

/** Kind of body: the same in each browser, varying, or too large to check. */
type BodyKind = 'same' | 'varying' | 'large';

/** A body with masked values counts as varying. Members are found also in JSON within JSON. */
function bodyKindOf(text: string): BodyKind {
  if (holdsMask(text)) return 'varying';
  if (tooMuch(text, valueLimits.request) !== undefined) return 'large';
  return kindWithin(parsedUnlessDeep(text));
}

function kindWithin(value: unknown): BodyKind {
  if (typeof value === 'string') return /^[[{]/.test(value) ? bodyKindOf(value) : 'same';
  if (typeof value !== 'object' || value === null) return 'same';
  for (const [name, each] of Object.entries(value)) {
    const kind = VARYING.has(name) ? 'varying' : kindWithin(each);
    if (kind !== 'same') return kind;
  }
  return 'same';
}

/** Returns a remark on the requests whose bodies were too large to check; none if there are no such requests. */
function remarkOn(large: readonly HarEntry[]): string[] {
  const paths = new Set(large.map(({ request }) => `${request.method} ${new URL(request.url).pathname}`));
  return large.length === 0
    ? []
    : [
        `以下请求的正文超过 ${valueLimits.request} 个值或嵌套过深，未写入，重放时任何正文都匹配：${[...paths].join('、')}`,
      ];
}

/** Returns remarks on requests that always get their first response in a replay, and on those that get none. */
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

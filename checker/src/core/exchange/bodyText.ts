/** Reads the text of a response: decompresses it by Content-Encoding, and decodes it by its charset. */
import type { IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { LARGEST_ANSWER } from './response.ts';

type Unpack = (bytes: Buffer, options: { readonly maxOutputLength: number }) => Buffer;

const UNPACK: Readonly<Record<string, Unpack>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/** Returns the text of a body, or the reason that it cannot be read. */
export function bodyText(
  bytes: Buffer,
  headers: IncomingHttpHeaders,
): { readonly text: string } | { readonly why: string } {
  const encodings = String(headers['content-encoding'] ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
    .filter((each) => each !== '' && each !== 'identity');
  let plain = bytes;
  for (const encoding of encodings.toReversed()) {
    const unpack = UNPACK[encoding];
    // An empty body is not compressed.
    if (plain.length === 0) break;
    if (!unpack) return { why: `Content-Encoding ${encoding} is not read` };
    try {
      plain = unpack(plain, { maxOutputLength: LARGEST_ANSWER });
    } catch (error) {
      const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
      return {
        why: isLarge
          ? `${encoding} that unpacks to more than ${LARGEST_ANSWER} bytes`
          : `a body that is no ${encoding}`,
      };
    }
  }
  return { text: decoded(plain, String(headers['content-type'] ?? '')) };
}

function decoded(bytes: Buffer, type: string): string {
  const charset = /charset\s*=\s*"?([\w.:-]+)/i.exec(type)?.[1]?.toLowerCase() ?? 'utf-8';
  if (/^utf-?8$/.test(charset)) return withoutMark(bytes.toString());
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    // An unknown charset is read as UTF-8.
    return withoutMark(bytes.toString());
  }
}

/** Removes a byte order mark, which is not part of the text. */
const withoutMark = (text: string): string => (text.startsWith('\uFEFF') ? text.slice(1) : text);

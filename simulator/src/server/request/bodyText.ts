/** Decodes the text of a body by its headers. */
import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import { charsetOf } from './contentType.ts';

/** Why a body is not read. 415: unsupported type. 400: content does not match its headers. */
export interface Unreadable {
  readonly status: 400 | 415;
  readonly message: string;
}

type BodyHeaders = Pick<IncomingHttpHeaders, 'content-type' | 'content-encoding'>;

/** An unreadable body on a page route. */
export class UnreadableBody extends Error {
  override readonly name = 'UnreadableBody';
  readonly statusCode: number;
  constructor({ status, message }: Unreadable) {
    super(message);
    this.statusCode = status;
  }
}

/** Refuses a compressed body: decompressed, a few bytes may become gigabytes. @returns undefined if it is plain */
export function refuseCompressed({ 'content-encoding': encoding }: BodyHeaders): Unreadable | undefined {
  if (encoding === undefined || encoding.toLowerCase() === 'identity') return undefined;
  return { status: 415, message: `请求正文经 ${encoding} 压缩，模拟器不解压，请不压缩再发送` };
}

export function bodyText(bytes: Buffer, headers: BodyHeaders): { readonly text: string } | Unreadable {
  const refused = refuseCompressed(headers);
  if (refused) return refused;
  const read = decoded(bytes, headers['content-type']);
  return 'text' in read ? read : { status: read.known ? 400 : 415, message: `请求正文${read.problem}` };
}

/** `known` is false if the character set is unknown. */
type Decoded = { readonly text: string } | { readonly problem: string; readonly known: boolean };

/** @returns the text in the character set of the type; UTF-8 by default */
export function decoded(bytes: Buffer, contentType: string | undefined): Decoded {
  const charset = charsetOf(contentType);
  if (charset === 'utf-8')
    return isUtf8(bytes) ? { text: bytes.toString() } : { problem: '不是合法的 UTF-8', known: true };
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(charset, { fatal: true });
  } catch {
    return { problem: `的字符集 ${charset} 无法识别，请用 UTF-8`, known: false };
  }
  try {
    return { text: decoder.decode(bytes) };
  } catch {
    return { problem: `不是合法的 ${charset}`, known: true };
  }
}

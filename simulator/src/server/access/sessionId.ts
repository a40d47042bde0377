/**
 * Reads the session of a request. A name is any text of at most 64 characters without control characters, such as
 * `付款 演示 3`, in UTF-8 or percent-encoded.
 */
import { cookieOf } from '../request/cookies.ts';

const SESSION_COOKIE = 'sim_session';
export const SESSION_HEADER = 'x-sim-session';

/** Names that need no decoding, as most do not. */
const PLAIN = /^[\w-]{1,64}$/;
const LONGEST = 64;

/** An invalid session name. The request is refused; no other session replaces it. */
export class BadSessionName extends Error {
  override readonly name = 'BadSessionName';
  /** HTTP status, read by the page framework. */
  readonly statusCode = 400;
  /** True if the cookie holds the name. The response then deletes the cookie, or the browser could never enter again. */
  readonly inCookie: boolean;

  constructor(why: string, inCookie: boolean) {
    super(`会话名${why}`);
    this.inCookie = inCookie;
  }
}

/** Returns the session that a request names by header or, without one, by cookie. @throws BadSessionName */
export function sessionIdOf(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): string | undefined {
  const header = headers[SESSION_HEADER];
  if (header !== undefined) return nameIn(String(header), false);
  const cookie = sessionCookieOf(headers);
  return cookie === undefined ? undefined : nameIn(cookie, true);
}

/** Returns the session cookie as sent; undefined if there is none or it is empty. */
export const sessionCookieOf = (
  headers: Readonly<Record<string, string | string[] | undefined>>,
): string | undefined => cookieOf(headers['cookie'], SESSION_COOKIE) || undefined;

function nameIn(text: string, inCookie: boolean): string {
  if (PLAIN.test(text)) return text;
  const refuse = (why: string) => new BadSessionName(why, inCookie);
  // Node joins repeated headers with a comma: that would be two names.
  if (text.includes(',')) throw refuse('里的逗号应写成 %2C');
  const name = decoded(text)?.normalize('NFC').trim();
  if (name === undefined) throw refuse('应为 UTF-8 文字或百分号编码，百分号本身写成 %25');
  if (name === '') throw refuse('不能为空');
  if ([...name].length > LONGEST) throw refuse(`最多 ${LONGEST} 个字`);
  if (/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u.test(name)) throw refuse('不能含有控制字符');
  return name;
}

/** Decodes a header whose characters are bytes. @returns undefined if they are not valid UTF-8 */
function decoded(text: string): string | undefined {
  try {
    const words = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'latin1'));
    return decodeURIComponent(words);
  } catch {
    return undefined;
  }
}

/** Encodes a name for headers and cookies. */
export const encodedName = (id: string): string => encodeURIComponent(id);

export const sessionCookie = (id: string): string =>
  `${SESSION_COOKIE}=${encodedName(id)}; Path=/; SameSite=Lax; HttpOnly`;

/** Deletes an invalid name from the browser. */
export const forgottenCookie = `${SESSION_COOKIE}=; Path=/; SameSite=Lax; HttpOnly; Max-Age=0`;

/** Which session a request is in. Any words name one: `付款 演示 3` as it stands in UTF-8, or percent-encoded. */
import { cookieOf } from '../request/cookies.ts';

const SESSION_COOKIE = 'sim_session';
export const SESSION_HEADER = 'x-sim-session';

/** Most names are plain, and stand for themselves. */
const PLAIN = /^[\w-]{1,64}$/;
const LONGEST = 64;

/** A name that cannot be taken: it is refused, and no other session takes its place. */
export class BadSessionName extends Error {
  override readonly name = 'BadSessionName';
  /** As the frameworks of the pages understand it. */
  readonly statusCode = 400;
  /** Whether the browser carries it: then it has to be told to forget it, or it could never come in again. */
  readonly inCookie: boolean;

  constructor(why: string, inCookie: boolean) {
    super(`会话名${why}`);
    this.inCookie = inCookie;
  }
}

/**
 * The session that a request names by header or, without one, by cookie.
 * @throws BadSessionName
 */
export function sessionIdOf(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): string | undefined {
  const header = headers[SESSION_HEADER];
  if (header !== undefined) return nameIn(String(header), false);
  const cookie = sessionCookieOf(headers);
  return cookie === undefined ? undefined : nameIn(cookie, true);
}

/** The session cookie as it stands; undefined where there is none, or an empty one. */
export const sessionCookieOf = (
  headers: Readonly<Record<string, string | string[] | undefined>>,
): string | undefined => cookieOf(headers['cookie'], SESSION_COOKIE) || undefined;

function nameIn(text: string, inCookie: boolean): string {
  if (PLAIN.test(text)) return text;
  const refuse = (why: string) => new BadSessionName(why, inCookie);
  // Node joins what came twice by a comma: that would be two names.
  if (text.includes(',')) throw refuse('里的逗号应写成 %2C');
  const name = decoded(text)?.normalize('NFC').trim();
  if (name === undefined) throw refuse('应为 UTF-8 文字或百分号编码，百分号本身写成 %25');
  if (name === '') throw refuse('不能为空');
  if ([...name].length > LONGEST) throw refuse(`最多 ${LONGEST} 个字`);
  if (/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u.test(name)) throw refuse('不能含有控制字符');
  return name;
}

/** Headers come as bytes, one a letter. @returns undefined where they are no text */
function decoded(text: string): string | undefined {
  try {
    const words = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'latin1'));
    return decodeURIComponent(words);
  } catch {
    return undefined;
  }
}

/** A name as it travels in headers and cookies. */
export const encodedName = (id: string): string => encodeURIComponent(id);

export const sessionCookie = (id: string): string =>
  `${SESSION_COOKIE}=${encodedName(id)}; Path=/; SameSite=Lax; HttpOnly`;

/** Takes a name that cannot be from the browser. */
export const forgottenCookie = `${SESSION_COOKIE}=; Path=/; SameSite=Lax; HttpOnly; Max-Age=0`;

/** Checks whether a request carries the token in a header or cookie. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { cookieOf } from '../request/cookies.ts';

export const TOKEN_HEADER = 'x-sim-token';
const COOKIE = 'sim_token';

/** Valid for every path: a link to the portal that starts a session needs the token too. */
export const tokenCookie = (token: string): string => `${COOKIE}=${token}; Path=/; SameSite=Lax; HttpOnly`;

/** @param bearer whether `Authorization` counts; at operations of the provider it belongs to the backend */
export function carriesToken(headers: IncomingHttpHeaders, token: string, bearer = false): boolean {
  return hasTokenHeader(headers, token, bearer) || matchesToken(cookieOf(headers.cookie, COOKIE), token);
}

/** Checks only the headers, because a browser adds its cookies by itself. @param bearer as in carriesToken, but true by default */
export function hasTokenHeader(headers: IncomingHttpHeaders, token: string, bearer = true): boolean {
  const sentToken = bearer ? /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] : undefined;
  return [headers[TOKEN_HEADER], sentToken].some((value) => matchesToken(value, token));
}

const matchesToken = (value: unknown, token: string): boolean =>
  typeof value === 'string' && isToken(value, token);

/** Compares digests, so that the duration reveals nothing about the token. */
export const isToken = (given: string, token: string): boolean =>
  timingSafeEqual(digest(given), digest(token));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Redirects a browser. Every redirect of the simulator uses this function, and none leaves the origin. */
import type { FastifyReply } from 'fastify';
import { ownPath } from '../ext/ownPath.ts';
import { pageHeaders } from './access/security.ts';

/** Target in place of an address that leaves the origin. */
const HOME = '/front/';

/**
 * Browsers check this policy at each response of a redirect chain. A redirect without the pages' policy would separate
 * a window from its opener.
 */
const OPENER_POLICY = 'cross-origin-opener-policy';

export const redirect = (reply: FastifyReply, to: string, status: 302 | 303 = 302): FastifyReply =>
  reply.header(OPENER_POLICY, pageHeaders[OPENER_POLICY]).redirect(ownPath(to) ?? HOME, status);

/** Redirects a browser. Every redirect of the simulator uses this function, and none leaves the origin. */
import type { FastifyReply } from 'fastify';
import { ownPath } from '../ext/ownPath.ts';
import { pageHeaders } from './access/security.ts';

/** Target for addresses that may not be followed. */
const HOME = '/front/';

/**
 * Browsers judge a window at each response on its way. One without the pages' policy would separate it from its
 * opener.
 */
const OPENER_POLICY = 'cross-origin-opener-policy';

export const redirect = (reply: FastifyReply, to: string, status: 302 | 303 = 302): FastifyReply =>
  reply.header(OPENER_POLICY, pageHeaders[OPENER_POLICY]).redirect(ownPath(to) ?? HOME, status);

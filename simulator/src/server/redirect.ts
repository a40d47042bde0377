/** Sends a browser elsewhere: every redirect of the simulator goes through here, and none leaves its origin. */
import type { FastifyReply } from 'fastify';
import { ownPath } from '../ext/ownPath.ts';
import { pageHeaders } from './access/security.ts';

/** Where an address leads that may not be followed. */
const HOME = '/front/';

/** A window is judged at each answer on its way: one without the policy of the pages would part it from the page that opened it. */
const OPENER_POLICY = 'cross-origin-opener-policy';

export const redirect = (reply: FastifyReply, to: string, status: 302 | 303 = 302): FastifyReply =>
  reply.header(OPENER_POLICY, pageHeaders[OPENER_POLICY]).redirect(ownPath(to) ?? HOME, status);

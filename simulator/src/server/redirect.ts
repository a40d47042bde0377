/** Sends a browser elsewhere: every redirect of the simulator goes through here, and none leaves its origin. */
import type { FastifyReply } from 'fastify';
import { ownPath } from '../ext/ownPath.ts';

/** Where an address leads that may not be followed. */
const HOME = '/front/';

export const redirect = (reply: FastifyReply, to: string, status: 302 | 303 = 302): FastifyReply =>
  reply.redirect(ownPath(to) ?? HOME, status);

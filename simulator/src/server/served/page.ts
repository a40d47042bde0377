import type { FastifyReply } from 'fastify';
import { pageHeaders } from '../access/security.ts';

/** Sends an HTML page of ours. */
export const sendPage = (reply: FastifyReply, html: string, status = 200): FastifyReply =>
  reply
    .code(status)
    .headers(pageHeaders)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);

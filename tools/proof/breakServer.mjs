// @ts-check
/**
 * Loaded into the simulator of a broken copy before anything else: tells pages which site is broken (PROOF_PAGE_BREAK) and
 * notes which they reach (PROOF_PAGE_REACHED). The simulator itself hears nothing of these requests.
 */
import { appendFileSync } from 'node:fs';
import { Server } from 'node:http';

const site = Number(process.env['PROOF_PAGE_BREAK'] ?? 0);
const file = process.env['PROOF_PAGE_REACHED'];
const emit = Server.prototype.emit;

/** @type {Record<string, (request: import('node:http').IncomingMessage, answer: import('node:http').ServerResponse) => void>} */
const answers = {
  '/front/break.js': (_, answer) => {
    answer.setHeader('content-type', 'text/javascript');
    answer.setHeader('cache-control', 'no-store');
    answer.end(`globalThis.proof = { site: ${site}, note: ${file !== undefined} };`);
  },
  '/front/reached': (request, answer) => {
    request.on('data', (numbers) => void (file && appendFileSync(file, numbers)));
    request.on('end', () => answer.writeHead(204).end());
  },
};

Server.prototype.emit = function (/** @type {string} */ event, /** @type {any[]} */ ...args) {
  const answer = event === 'request' ? answers[args[0].url] : undefined;
  if (answer === undefined) return Reflect.apply(emit, this, [event, ...args]);
  answer(args[0], args[1]);
  return true;
};

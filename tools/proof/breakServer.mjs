// @ts-check
/**
 * Preloaded into the simulator of a broken copy. Handles the requests about mutation points itself: a test sets the broken point
 * (pageBreaks.ts), a page asks for it, and a page reports the points that it reaches (runtime.ts).
 */
import { Server } from 'node:http';
import { text } from 'node:stream/consumers';

const emit = Server.prototype.emit;
/** The present break as JSON (`Proof` in runtime.ts); point 0 breaks nothing. */
let currentBreak = '{ "point": 0 }';
/** Address where pages of the present test report the points they reach. Late reports of another test are dropped. */
let reportAddress = '';
/** @type {Set<string>} */
const reached = new Set();

/** @typedef {{ request: import('node:http').IncomingMessage, answer: import('node:http').ServerResponse }} Exchange */
/** @type {Record<string, (exchange: Exchange) => unknown>} */
const answers = {
  '/front/break.js': ({ answer }) => {
    answer.setHeader('content-type', 'text/javascript');
    answer.setHeader('cache-control', 'no-store');
    answer.end(`globalThis.proof = ${currentBreak};`);
  },
  '/front/break': async ({ request, answer }) => {
    if (request.method === 'GET') return answer.end(currentBreak);
    currentBreak = await text(request);
    reportAddress = JSON.parse(currentBreak).note ?? '';
    reached.clear();
    answer.end();
  },
  '/front/reached': async ({ request, answer }) => {
    const numbers = (await text(request)).split('\n').filter(Boolean);
    if (request.url === reportAddress) for (const number of numbers) reached.add(number);
    answer.end(JSON.stringify([...reached].map(Number)));
  },
};

Server.prototype.emit = function (/** @type {string} */ event, /** @type {any[]} */ ...args) {
  const answer = event === 'request' ? answers[args[0].url.split('?')[0]] : undefined;
  if (answer === undefined) return Reflect.apply(emit, this, [event, ...args]);
  answer({ request: args[0], answer: args[1] });
  return true;
};

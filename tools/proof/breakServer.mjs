// @ts-check
/**
 * Loaded into the simulator of a broken copy before anything else: tells pages which site is broken and keeps which they reach,
 * as a test asks it to (pageBreaks.ts). The simulator itself hears nothing of these requests.
 */
import { Server } from 'node:http';
import { text } from 'node:stream/consumers';

const emit = Server.prototype.emit;
/** What pages are told. */
let told = '{ "site": 0 }';
/** Where pages of the present test say what they reach: what comes in late for another is dropped. */
let noted = '';
/** @type {Set<string>} */
const reached = new Set();

/** @typedef {{ request: import('node:http').IncomingMessage, answer: import('node:http').ServerResponse }} Exchange */
/** @type {Record<string, (exchange: Exchange) => unknown>} */
const answers = {
  '/front/break.js': ({ answer }) => {
    answer.setHeader('content-type', 'text/javascript');
    answer.setHeader('cache-control', 'no-store');
    answer.end(`globalThis.proof = ${told};`);
  },
  '/front/break': async ({ request, answer }) => {
    if (request.method === 'GET') return answer.end(told);
    told = await text(request);
    noted = JSON.parse(told).note ?? '';
    reached.clear();
    answer.end();
  },
  '/front/reached': async ({ request, answer }) => {
    const numbers = (await text(request)).split('\n').filter(Boolean);
    if (request.url === noted) for (const number of numbers) reached.add(number);
    answer.end(JSON.stringify([...reached].map(Number)));
  },
};

Server.prototype.emit = function (/** @type {string} */ event, /** @type {any[]} */ ...args) {
  const answer = event === 'request' ? answers[args[0].url.split('?')[0]] : undefined;
  if (answer === undefined) return Reflect.apply(emit, this, [event, ...args]);
  answer({ request: args[0], answer: args[1] });
  return true;
};

/** Smallest Node server, for comparison: reads the request and answers a fixed text. */
import { createServer } from 'node:http';

const text = process.env['ANSWER'] ?? '{}';
const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    });
    response.end(text);
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') console.log(`ready http://127.0.0.1:${address.port}`);
});
process.once('SIGTERM', () => process.exit());

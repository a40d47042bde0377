/** The control API (openapi/control), for the session in the browser's cookie. */

/** @returns the answer's JSON; throws with the API's own words */
async function call(method, path, body) {
  const response = await fetch(`/_sim/api${path}`, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
  const answer = await response.json();
  if (response.ok) return answer;
  throw new Refusal(answer);
}

/** Why the control API did nothing: its words, with each place and each law. */
export class Refusal extends Error {
  constructor({ message, nearest = [], violations = [], laws = [] }) {
    super(nearest.length > 0 ? `${message}。最接近的是 ${nearest.join('、')}` : message);
    this.reasons = [
      ...violations.map(({ pointer, message: why }) => ({ place: pointer === '' ? '/' : pointer, why })),
      ...laws.map(({ law, detail }) => ({ place: law, why: detail })),
    ];
  }
}

/** How many requests the log shows at once. */
export const PAGE = 100;

export const api = {
  scenarios: () => call('GET', '/scenarios'),
  problems: () => fetch('/_sim/problems.json').then((response) => response.json()),
  operations: () => call('GET', '/operations'),
  session: () => call('GET', '/session'),
  start: (scenario) => call('POST', '/session', { scenario }),
  setClock: (change) => call('PUT', '/clock', change),
  faults: () => call('GET', '/faults'),
  addFault: (fault) => call('POST', '/faults', fault),
  clearFaults: () => call('DELETE', '/faults'),
  log: (search, before) =>
    call(
      'GET',
      `/log?${new URLSearchParams({ search, limit: PAGE, ...(before !== undefined && { before }) })}`,
    ),
  clearLog: () => call('DELETE', '/log'),
  har: () => call('GET', '/log.har'),
  world: () => call('GET', '/world'),
  patchWorld: (patch) => call('PATCH', '/world', patch),
  snapshot: () => call('GET', '/snapshot'),
  restore: (snapshot) => call('PUT', '/snapshot', snapshot),
};

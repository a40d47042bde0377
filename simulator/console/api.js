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
  const close = answer.nearest?.length > 0 ? `。最接近的是 ${answer.nearest.join('、')}` : '';
  throw new Error(answer.message + close);
}

export const api = {
  scenarios: () => call('GET', '/scenarios'),
  mistakes: () => fetch('/_sim/mistakes.json').then((response) => response.json()),
  operations: () => call('GET', '/operations'),
  session: () => call('GET', '/session'),
  start: (scenario) => call('POST', '/session', { scenario }),
  setClock: (change) => call('PUT', '/clock', change),
  faults: () => call('GET', '/faults'),
  addFault: (fault) => call('POST', '/faults', fault),
  clearFaults: () => call('DELETE', '/faults'),
  log: (search) => call('GET', `/log?search=${encodeURIComponent(search)}`),
  clearLog: () => call('DELETE', '/log'),
  world: () => call('GET', '/world'),
  snapshot: () => call('GET', '/snapshot'),
  restore: (snapshot) => call('PUT', '/snapshot', snapshot),
};

/** Sends each example of the contracts to a simulator. */
import { services } from '#generated/services.ts';
import { callsOf, type Call } from '../contracts/calls.ts';

/** @returns a figure for the report @throws with the calls that the simulator does not answer with HTTP 200 */
export async function everyExample(origin: string): Promise<string> {
  const failed: string[] = [];
  let sent = 0;
  for (const service of Object.keys(services))
    for (const { id, calls } of callsOf(service).operations)
      for (const call of calls) {
        const answer = await fetch(origin + addressOf(call), { method: call.method, ...bodyOf(call) });
        sent += 1;
        if (answer.status !== 200)
          failed.push(`${service}.${id} answers ${answer.status}: ${(await answer.text()).slice(0, 200)}`);
        else await answer.arrayBuffer();
      }
  if (failed.length > 0) throw new Error(failed.join('\n'));
  return `${sent} examples`;
}

const addressOf = ({ path, query }: Call): string =>
  query.length > 0 ? `${path}?${new URLSearchParams(query.map(([name, value]) => [name, value]))}` : path;

function bodyOf({ json, form }: Call): RequestInit {
  const session = { 'X-Sim-Session': 'examples' };
  if (json !== undefined)
    return { headers: { ...session, 'Content-Type': 'application/json' }, body: JSON.stringify(json) };
  if (form === undefined) return { headers: session };
  const body = new FormData();
  for (const { name, value, isFile } of form)
    if (isFile) body.set(name, new Blob(['%PDF-1.4']), value);
    else body.set(name, value);
  return { headers: session, body };
}

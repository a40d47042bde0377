/** Warehouse stock in the style of gin: strict types, 0 counts as missing, plain-text 404, times with an offset. */
import { partsIn } from '../../checkedBackends/http.ts';
import { Refusal, counter, problemsIn, start } from '../kit.ts';
import type { BackendResponse, BackendRequest, Call, Fields, RunningServer } from '../kit.ts';

const refusal = (code: number, message: string): BackendResponse => ({
  status: code,
  body: { code, message },
});
const refuse = (code: number, message: string): never => {
  throw new Refusal(refusal(code, message));
};
const NOT_FOUND: BackendResponse = {
  status: 404,
  body: '404 page not found',
  headers: { 'content-type': 'text/plain' },
};
const UNITS = ['piece', 'box', 'pallet'];
const ADD: Fields = {
  sku: { type: 'string', required: true, min: 3, max: 20 },
  name: { type: 'string', required: true, min: 1, max: 100 },
  quantity: { type: 'integer', min: 0 },
  unit: { type: 'string', required: true, enum: UNITS },
};
const UPDATE: Fields = {
  name: { type: 'string', required: true, min: 1, max: 100 },
  unit: { type: 'string', required: true, enum: UNITS },
};
const MOVE: Fields = { delta: { type: 'integer', required: true }, reason: { type: 'string', max: 60 } };

/** Reads a body as Go's encoding/json does: names in any case, null counts as 0 or empty, which a required member refuses. */
function bound({ body }: BackendRequest, fields: Fields): Record<string, unknown> {
  let read: unknown;
  try {
    read = JSON.parse(body);
  } catch {
    return refuse(400, body === '' ? 'EOF' : 'invalid character looking for beginning of value');
  }
  if (read === null) read = {};
  if (typeof read !== 'object' || Array.isArray(read))
    return refuse(400, `json: cannot unmarshal ${typeof read} into Go value`);
  const values: Record<string, unknown> = {};
  for (const [given, value] of Object.entries(read as object)) {
    const name = Object.keys(fields).find((one) => one.toLowerCase() === given.toLowerCase());
    if (name !== undefined && value !== null) values[name] = value;
  }
  const problem = problemsIn(values, fields)[0];
  if (problem)
    refuse(
      400,
      `Key: '${problem.path.join('.')}' Error:Field validation failed on the '${problem.kind}' tag`,
    );
  const isRequiredZero = Object.entries(fields).some(
    ([name, { required, type }]) => required === true && type === 'integer' && values[name] === 0,
  );
  if (isRequiredZero) refuse(400, "Error:Field validation failed on the 'required' tag");
  return values;
}

interface Item {
  id: number;
  sku: string;
  name: string;
  quantity: number;
  unit: string;
  updated_at: string;
}

/** Starts the backend, which is correct. */
export async function startGin(): Promise<RunningServer> {
  const items: Item[] = [];
  const next = counter(1);
  // Go writes microseconds and the offset of the zone, here two hours.
  const stamp = () => new Date(Date.now() + 7_200_000).toISOString().replace('Z', '123+02:00');
  const add = (sku: string, name: string, quantity: number, unit: string): Item => {
    const made = { id: next(), sku, name, quantity, unit, updated_at: stamp() };
    items.push(made);
    return made;
  };
  for (let at = 0; at < 14; at++) add(`AB-${1200 + at}`, `Bolt M${at + 4}`, at * 10, UNITS[at % 3] ?? 'box');

  const requireKey = ({ headers }: BackendRequest): void => {
    if (headers.authorization !== 'Bearer wh-3311') refuse(401, 'unauthorized');
  };
  const idOf = ({ params }: Call): number =>
    /^[+-]?\d{1,19}$/.test(params['id'] ?? '')
      ? Number(params['id'])
      : refuse(400, `strconv.Atoi: parsing "${params['id']}": invalid syntax`);
  const itemOf = (call: Call): Item => {
    const id = idOf(call);
    return items.find((one) => one.id === id) ?? refuse(404, 'item not found');
  };
  const whole = ({ query }: BackendRequest, name: string, usual: number, most: number): number => {
    const text = query.get(name) || String(usual);
    if (!/^[+-]?\d+$/.test(text)) refuse(400, `strconv.ParseInt: parsing "${text}": invalid syntax`);
    return Number(text) < 1 || Number(text) > most
      ? refuse(400, `Error:Field validation for '${name}' failed`)
      : Number(text);
  };
  const secured =
    (handler: (call: Call) => BackendResponse) =>
    (call: Call): BackendResponse => {
      requireKey(call);
      return handler(call);
    };

  const running = await start(
    {
      'GET /api/v1/items': secured((call) => {
        const [page, size] = [
          whole(call, 'page', 1, Number.MAX_SAFE_INTEGER),
          whole(call, 'page_size', 10, 100),
        ];
        const [q, unit] = [call.query.get('q') ?? '', call.query.get('unit') ?? ''];
        if (unit !== '' && !UNITS.includes(unit))
          refuse(400, "Error:Field validation for 'unit' failed on the 'oneof' tag");
        const found = items.filter(
          (one) => one.name.toLowerCase().includes(q.toLowerCase()) && (unit === '' || one.unit === unit),
        );
        return {
          status: 200,
          body: { items: found.slice((page - 1) * size, page * size), total: found.length },
        };
      }),
      'POST /api/v1/items': secured((call) => {
        const { sku, name, quantity = 0, unit } = bound(call, ADD);
        if (items.some((one) => one.sku === sku)) return refusal(409, 'sku exists');
        return { status: 200, body: add(String(sku), String(name), Number(quantity), String(unit)) };
      }),
      'GET /api/v1/items/{id}': secured((call) => ({ status: 200, body: itemOf(call) })),
      'PATCH /api/v1/items/{id}': secured((call) => {
        // An invalid id is refused before the body is read.
        idOf(call);
        const { name, unit } = bound(call, UPDATE);
        return { status: 200, body: Object.assign(itemOf(call), { name, unit, updated_at: stamp() }) };
      }),
      'DELETE /api/v1/items/{id}': secured((call) => {
        items.splice(items.indexOf(itemOf(call)), 1);
        return { status: 204 };
      }),
      'POST /api/v1/items/{id}/movements': secured((call) => {
        idOf(call);
        const { delta } = bound(call, MOVE);
        const item = itemOf(call);
        if (item.quantity + Number(delta) < 0) return refusal(409, 'not enough stock');
        return {
          status: 200,
          body: Object.assign(item, { quantity: item.quantity + Number(delta), updated_at: stamp() }),
        };
      }),
      'POST /api/v1/items/{id}/photo': secured((call) => {
        itemOf(call);
        const type = call.headers['content-type'] ?? '';
        if (!type.startsWith('multipart/form-data'))
          return refusal(400, "request Content-Type isn't multipart/form-data");
        const part = partsIn(call.body).get('file');
        return part?.file === true
          ? { status: 200, body: { file: 'photo', size: part.text.length } }
          : refusal(400, 'http: no such file');
      }),
      'GET /api/v1/ping': () => ({
        status: 200,
        body: 'pong',
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      }),
    },
    {
      notFound: ({ path, method }): BackendResponse =>
        path.endsWith('/')
          ? { status: method === 'GET' ? 301 : 307, headers: { location: path.slice(0, -1) } }
          : NOT_FOUND,
      wrongMethod: () => NOT_FOUND,
      headers: () => ({ 'content-type': 'application/json; charset=utf-8' }),
    },
  );
  return { ...running, origin: `${running.origin}/api/v1` };
}

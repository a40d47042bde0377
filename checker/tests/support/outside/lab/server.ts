/** A backend of laboratory samples in Google's style. It is correct, or has one of the faults. */
import { randomUUID } from 'node:crypto';
import { Refusal, ascending, counter, jsonIn, problemsIn, start, typed } from '../kit.ts';
import type { BackendResponse, BackendRequest, Call, Fields, Handler, RunningServer } from '../kit.ts';

/** Names of the faults, one of which a backend can have. */
export const labFaults = [
  'token ignored',
  'total without the filter',
  'an empty page follows the last one',
  'state filter ignored',
  'desc of orderBy ignored',
  'deleted are listed',
  'showDeleted hides them',
  'deleted is readable',
  'put keeps what is not sent',
  'put loses labels',
  'update time stays',
  'createTime changes on update',
  'count is stale',
  'value as text',
  'unknown state',
  'collector null',
  'email unchecked',
  'long name breaks',
  'taken id overwrites',
  'release from received',
  'end of the period is inclusive',
  'measurements of all samples',
  'read key may write',
  'unknown key is 403',
  'report as json',
] as const;

const NAMES: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  405: 'UNIMPLEMENTED',
  409: 'ALREADY_EXISTS',
};
const refused = (code: number, message: string): BackendResponse => ({
  status: code,
  body: { error: { code, message, status: NAMES[code] } },
});
const refuse = (code: number, message: string): never => {
  throw new Refusal(refused(code, message));
};
const STATES = ['RECEIVED', 'IN_ANALYSIS', 'RELEASED', 'REJECTED'];
const MATERIALS = ['WATER', 'SOIL', 'AIR'];
const UNITS = ['MG_PER_L', 'UG_PER_L', 'PERCENT'];

interface Sample {
  id: string;
  uid: string;
  displayName: string;
  material: string;
  depthMeters: number;
  labels: Record<string, string>;
  collector: string | undefined;
  state: string;
  createTime: number;
  updateTime: number;
  deleteTime: number | undefined;
}
interface Measurement {
  id: number;
  sample: string;
  analyte: string;
  value: number;
  unit: string;
  takenTime: string;
}

/** Starts the backend. @param fault one of labFaults; undefined for a correct backend */
export function startLab(fault?: string): Promise<RunningServer> {
  const wrong = (name: (typeof labFaults)[number]): boolean => fault === name;
  const INPUT: Fields = {
    displayName: { type: 'string', required: true, min: 1, max: 63 },
    material: { type: 'string', required: true, enum: MATERIALS },
    depthMeters: { type: 'number', min: 0, max: 400 },
    labels: { type: 'object' },
    collector: { type: 'string', ...(!wrong('email unchecked') && { format: 'email' }) },
  };
  const samples: Sample[] = [];
  const measurements: Measurement[] = [];
  const next = counter(1);
  // Each time is later than the one before, so that every change moves `updateTime`.
  let latestTime = Date.now() - 1000;
  const now = () => (latestTime = Math.max(latestTime + 1, Date.now()));
  const add = (id: string, input: Record<string, unknown>, state = 'RECEIVED'): Sample => {
    const time = now();
    const { displayName, material, depthMeters = 0, labels = {}, collector } = input;
    const made: Sample = {
      id,
      uid: randomUUID(),
      displayName: String(displayName),
      material: String(material),
      depthMeters: Number(depthMeters),
      labels: labels as Record<string, string>,
      collector: collector as string | undefined,
      state,
      createTime: time,
      updateTime: time,
      deleteTime: undefined,
    };
    samples.push(made);
    return made;
  };
  const measure = (
    sample: string,
    analyte: string,
    value: number,
    unit: string,
    takenTime: string,
  ): Measurement => {
    const made = { id: next(), sample, analyte, value, unit, takenTime };
    measurements.push(made);
    return made;
  };
  const measurementsAtStart = new Map<string, number>();
  for (let at = 0; at < 19; at++) {
    measurementsAtStart.set(`well-${100 + at}`, at % 4);
    add(
      `well-${100 + at}`,
      {
        displayName: `Well ${String((at * 7) % 19).padStart(2, '0')}`,
        material: MATERIALS[at % 3],
        depthMeters: at * 2.5,
        labels: at % 2 ? { site: 'north' } : {},
        ...(at % 3 === 0 && { collector: `c${at}@lab.example` }),
      },
      STATES[at % 4],
    );
    for (let day = 1; day <= at % 4; day++)
      measure(`well-${100 + at}`, 'lead', day * 0.25, 'MG_PER_L', `2024-03-0${day}T10:00:00Z`);
  }
  const keys: Record<string, 'write' | 'read'> = { 'lab-w-93a1': 'write', 'lab-r-07be': 'read' };
  /** Refuses a request without a valid key. @returns what the key may do */
  const requireReader = ({ headers }: BackendRequest): 'write' | 'read' => {
    const key = headers['x-goog-api-key'];
    const status = wrong('unknown key is 403') && key !== undefined ? 403 : 401;
    return keys[String(key)] ?? refuse(status, 'API key not valid');
  };
  const requireWriter = (call: BackendRequest): void => {
    if (requireReader(call) !== 'write' && !wrong('read key may write')) refuse(403, 'The key may read only');
  };
  const sampleOf = ({ params }: Call, alsoDeleted = false): Sample =>
    samples.find(
      ({ id, deleteTime }) => id === params['sample'] && (alsoDeleted || deleteTime === undefined),
    ) ?? refuse(404, 'No such sample');
  const iso = (time: number) => new Date(time).toISOString();
  const measurementsOf = (id: string) => measurements.filter(({ sample }) => sample === id);
  const countOf = ({ id }: Sample): number => {
    const atStart = wrong('count is stale') ? measurementsAtStart.get(id) : undefined;
    return atStart ?? measurementsOf(id).length;
  };
  const shown = (one: Sample) => ({
    name: `samples/${one.id}`,
    uid: one.uid,
    displayName: one.displayName,
    material: one.material,
    depthMeters: one.depthMeters,
    labels: one.labels,
    ...(one.collector !== undefined
      ? { collector: one.collector }
      : wrong('collector null') && { collector: null }),
    state: wrong('unknown state') && one.state === 'REJECTED' ? 'DISCARDED' : one.state,
    measurementCount: countOf(one),
    createTime: iso(one.createTime),
    updateTime: iso(one.updateTime),
    ...(one.deleteTime !== undefined && { deleteTime: iso(one.deleteTime) }),
  });
  const publicMeasurement = ({ sample: _, ...rest }: Measurement) => ({
    ...rest,
    ...(wrong('value as text') && { value: String(rest.value) }),
  });
  const bodyOf = ({ body }: BackendRequest, fields: Fields): Record<string, unknown> => {
    const read = jsonIn(body) ?? refuse(400, 'Invalid JSON payload received');
    const problem = problemsIn(read, fields)[0];
    if (problem) refuse(400, `Invalid value at '${problem.path.join('.')}'`);
    const labels = read['labels'];
    if (labels !== undefined && Object.values(labels as object).some((value) => typeof value !== 'string'))
      refuse(400, "Invalid value at 'labels'");
    return read;
  };
  function page<Thing>(
    call: BackendRequest,
    all: readonly Thing[],
  ): { items: readonly Thing[]; nextPageToken?: string } {
    const { values, problems } = typed(call.query, {
      pageSize: { type: 'integer', min: 0, max: 2_147_483_647 },
    });
    const token = call.query.get('pageToken') ?? '';
    const from =
      token === '' || wrong('token ignored') ? 0 : Number(/^p(\d+)$/.exec(token)?.[1] ?? Number.NaN);
    if (problems.length > 0 || !Number.isInteger(from)) refuse(400, 'Invalid page');
    const end = from + Math.min(Number(values['pageSize'] ?? 0) || 10, 100);
    const more = wrong('an empty page follows the last one') ? from < all.length : end < all.length;
    return { items: all.slice(from, end), ...(more && { nextPageToken: `p${end}` }) };
  }
  const moment = (call: BackendRequest, name: string, usual: number): number => {
    const { values, problems } = typed(call.query, { [name]: { type: 'string', format: 'date-time' } });
    if (problems.length > 0) refuse(400, `Invalid ${name}`);
    return values[name] === undefined ? usual : Date.parse(String(values[name]).toUpperCase());
  };
  /** Changes a sample and its `updateTime`. */
  const touched = (one: Sample, changes: Partial<Sample>): Sample =>
    Object.assign(
      one,
      changes,
      { updateTime: wrong('update time stays') ? one.updateTime : now() },
      wrong('createTime changes on update') && { createTime: latestTime },
    );

  const routes: Record<string, Handler> = {
    'GET /v1/samples': (call) => {
      requireReader(call);
      const { values, problems } = typed(call.query, {
        state: { type: 'string', enum: STATES },
        orderBy: {
          type: 'string',
          enum: ['createTime', 'createTime desc', 'displayName', 'displayName desc'],
        },
        showDeleted: { type: 'boolean' },
      });
      if (problems.length > 0) refuse(400, 'Invalid filter or order');
      const { state, orderBy = 'createTime', showDeleted = false } = values;
      const seen = samples.filter(
        ({ deleteTime }) =>
          deleteTime === undefined ||
          wrong('deleted are listed') ||
          (showDeleted === true && !wrong('showDeleted hides them')),
      );
      const matching = seen.filter(
        (one) => state === undefined || wrong('state filter ignored') || one.state === state,
      );
      const [member = '', down] = String(orderBy).split(' ');
      const key = (one: Sample) => (member === 'displayName' ? one.displayName : one.createTime);
      const sign = down && !wrong('desc of orderBy ignored') ? -1 : 1;
      const { items, ...rest } = page(
        call,
        [...matching].sort((one, other) => sign * ascending(key(one), key(other))),
      );
      return {
        status: 200,
        body: {
          samples: items.map(shown),
          totalSize: (wrong('total without the filter') ? seen : matching).length,
          ...rest,
        },
      };
    },
    'POST /v1/samples': (call) => {
      requireWriter(call);
      const { values, problems } = typed(call.query, {
        sampleId: { type: 'string', pattern: /^[a-z][a-z0-9-]{3,30}$/ },
      });
      if (problems.length > 0) refuse(400, 'Invalid sampleId');
      const input = bodyOf(call, INPUT);
      if (wrong('long name breaks') && String(input['displayName']).length > 50)
        return {
          status: 500,
          body: {
            error: {
              code: 500,
              message: 'value too long for type character varying(50)',
              status: 'INTERNAL',
            },
          },
        };
      const id = String(values['sampleId'] ?? `s-${randomUUID().slice(0, 12)}`);
      const at = samples.findIndex((one) => one.id === id);
      if (at >= 0) {
        if (!wrong('taken id overwrites')) refuse(409, 'The id is taken');
        samples.splice(at, 1);
      }
      return { status: 200, body: shown(add(id, input)) };
    },
    'GET /v1/samples/{sample}': (call) => {
      requireReader(call);
      return { status: 200, body: shown(sampleOf(call, wrong('deleted is readable'))) };
    },
    'PUT /v1/samples/{sample}': (call) => {
      requireWriter(call);
      const input = bodyOf(call, INPUT);
      const one = sampleOf(call);
      const { displayName, material } = input;
      const kept = wrong('put keeps what is not sent');
      const depthMeters = Number(input['depthMeters'] ?? (kept ? one.depthMeters : 0));
      const collector = (input['collector'] ?? (kept ? one.collector : undefined)) as string | undefined;
      const labels = (
        wrong('put loses labels') ? {} : (input['labels'] ?? (kept ? one.labels : {}))
      ) as Record<string, string>;
      return {
        status: 200,
        body: shown(
          touched(one, {
            displayName: String(displayName),
            material: String(material),
            depthMeters,
            collector,
            labels,
          }),
        ),
      };
    },
    'DELETE /v1/samples/{sample}': (call) => {
      requireWriter(call);
      touched(sampleOf(call), { deleteTime: now() });
      return { status: 200, body: {} };
    },
    'POST /v1/samples/{sample}:undelete': (call) => {
      requireWriter(call);
      const one = sampleOf(call, true);
      if (one.deleteTime === undefined) refuse(409, 'It is not deleted');
      return { status: 200, body: shown(touched(one, { deleteTime: undefined })) };
    },
    'POST /v1/samples/{sample}:release': (call) => {
      requireWriter(call);
      const one = sampleOf(call);
      if (one.state !== 'IN_ANALYSIS' && !(wrong('release from received') && one.state === 'RECEIVED'))
        refuse(409, 'It is not in analysis');
      return { status: 200, body: shown(touched(one, { state: 'RELEASED' })) };
    },
    'GET /v1/samples/{sample}/measurements': (call) => {
      requireReader(call);
      const [from, to] = [moment(call, 'from', -Infinity), moment(call, 'to', Infinity)];
      const { id } = sampleOf(call);
      const all = wrong('measurements of all samples') ? measurements : measurementsOf(id);
      const { items, ...rest } = page(
        call,
        all.filter(
          ({ takenTime }) =>
            Date.parse(takenTime) >= from &&
            (Date.parse(takenTime) < to ||
              (wrong('end of the period is inclusive') && Date.parse(takenTime) === to)),
        ),
      );
      return { status: 200, body: { measurements: items.map(publicMeasurement), ...rest } };
    },
    'POST /v1/samples/{sample}/measurements': (call) => {
      requireWriter(call);
      const { analyte, value, unit, takenTime } = bodyOf(call, {
        analyte: { type: 'string', required: true, min: 1, max: 40 },
        value: { type: 'number', required: true, min: 0 },
        unit: { type: 'string', required: true, enum: UNITS },
        takenTime: { type: 'string', format: 'date-time' },
      });
      const one = sampleOf(call);
      const time = takenTime === undefined ? iso(now()) : iso(Date.parse(String(takenTime).toUpperCase()));
      const made = measure(one.id, String(analyte), Number(value), String(unit), time);
      touched(one, one.state === 'RECEIVED' ? { state: 'IN_ANALYSIS' } : {});
      return { status: 200, body: publicMeasurement(made) };
    },
    'GET /v1/samples/{sample}/report': (call) => {
      requireReader(call);
      const lines = measurementsOf(sampleOf(call).id);
      if (wrong('report as json')) return { status: 200, body: { lines } };
      return {
        status: 200,
        body: [
          'analyte,value,unit',
          ...lines.map(({ analyte, value, unit }) => `${analyte},${value},${unit}`),
          '',
        ].join('\n'),
        headers: { 'content-type': 'text/csv; charset=utf-8' },
      };
    },
  };
  return start(routes, {
    notFound: () => refused(404, 'No such method'),
    wrongMethod: () => refused(405, 'No such method'),
  });
}

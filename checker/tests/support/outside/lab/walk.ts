import type { Call } from '../../checkedBackends/walk.ts';

/** The key that may write; `child` has the key that may only read. */
const as = 'parent' as const;
const well = {
  displayName: 'Well 77',
  material: 'WATER',
  depthMeters: 12.5,
  labels: { site: 'south' },
  collector: 'ana@lab.example',
};

/** The laboratory's own screens on an ordinary day. */
export const labCalls: readonly Call[] = [
  { method: 'GET', path: '/v1/samples' },
  { method: 'GET', path: '/v1/samples', headers: { 'x-goog-api-key': 'outdated' } },
  { method: 'GET', path: '/v1/samples?pageSize=7', as, keep: 'nextPageToken' },
  { method: 'GET', path: '/v1/samples?pageSize=7&pageToken=$last', as, keep: 'nextPageToken' },
  { method: 'GET', path: '/v1/samples?pageSize=7&pageToken=$last', as, keep: 'nextPageToken' },
  { method: 'GET', path: '/v1/samples?pageSize=100', as },
  { method: 'GET', path: '/v1/samples?pageSize=100&state=RELEASED', as },
  { method: 'GET', path: '/v1/samples?pageSize=3&state=RECEIVED', as },
  { method: 'GET', path: '/v1/samples?pageSize=100&orderBy=displayName', as },
  { method: 'GET', path: '/v1/samples?pageSize=100&orderBy=displayName%20desc', as },
  { method: 'GET', path: '/v1/samples?state=LOST', as },
  { method: 'POST', path: '/v1/samples?sampleId=well-777', as: 'child', json: well },
  { method: 'POST', path: '/v1/samples?sampleId=well-777', as, json: well },
  { method: 'POST', path: '/v1/samples?sampleId=well-777', as, json: well },
  { method: 'POST', path: '/v1/samples', as, json: { ...well, collector: 'ana' } },
  {
    method: 'POST',
    path: '/v1/samples',
    as,
    json: { ...well, displayName: 'The very deep well behind the old mill at the northern road' },
  },
  { method: 'GET', path: '/v1/samples/well-777', as },
  { method: 'POST', path: '/v1/samples/well-777:release', as },
  {
    method: 'POST',
    path: '/v1/samples/well-777/measurements',
    as,
    json: { analyte: 'lead', value: 0.5, unit: 'MG_PER_L', takenTime: '2024-03-02T10:00:00Z' },
  },
  { method: 'GET', path: '/v1/samples/well-777', as },
  { method: 'GET', path: '/v1/samples/well-777/measurements', as },
  { method: 'GET', path: '/v1/samples/well-103/measurements', as },
  {
    method: 'POST',
    path: '/v1/samples/well-103/measurements',
    as,
    json: { analyte: 'zinc', value: 1.25, unit: 'PERCENT' },
  },
  { method: 'GET', path: '/v1/samples/well-103', as },
  {
    method: 'GET',
    path: '/v1/samples/well-103/measurements?from=2024-03-01T10:00:00Z&to=2024-03-03T10:00:00Z',
    as,
  },
  {
    method: 'PUT',
    path: '/v1/samples/well-777',
    as,
    json: { displayName: 'Well 78', material: 'SOIL', labels: { site: 'west' } },
  },
  { method: 'GET', path: '/v1/samples/well-777', as },
  { method: 'POST', path: '/v1/samples/well-777:release', as },
  { method: 'GET', path: '/v1/samples/well-777/report', as },
  { method: 'DELETE', path: '/v1/samples/well-777', as },
  { method: 'GET', path: '/v1/samples/well-777', as },
  { method: 'GET', path: '/v1/samples?pageSize=100', as },
  { method: 'GET', path: '/v1/samples?pageSize=100&showDeleted=true', as },
  { method: 'POST', path: '/v1/samples/well-777:undelete', as },
  { method: 'GET', path: '/v1/samples/well-777', as },
];

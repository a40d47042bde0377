import type { Call } from '../../checkedBackends/walk.ts';

/** `as` without a value is the guest. */
const [as, warden] = ['child' as const, 'parent' as const];
const headers = { 'content-type': 'application/vnd.api+json' };
const pitch = {
  type: 'pitches',
  attributes: { number: 'C12', kind: 'tent', price: '19.90', shade: true, note: 'By the creek' },
};
const stay = (arrival: string, departure: string, id = '14') => ({
  data: {
    type: 'reservations',
    attributes: { arrival, departure, persons: 2 },
    relationships: { pitch: { data: { type: 'pitches', id } } },
  },
});

/** A guest's booking page and a warden's desk on an ordinary day. */
export const campingCalls: readonly Call[] = [
  { method: 'POST', path: '/login', json: { email: 'kim@post.example', password: 'wrong' } },
  { method: 'GET', path: '/pitches' },
  { method: 'GET', path: '/pitches', as },
  { method: 'GET', path: '/pitches?page[number]=2', as },
  { method: 'GET', path: '/pitches?page[number]=3', as },
  { method: 'GET', path: '/pitches?page[size]=25', as },
  { method: 'GET', path: '/pitches?page[size]=25&filter[kind]=caravan', as },
  { method: 'GET', path: '/pitches?page[size]=25&filter[shade]=true', as },
  { method: 'GET', path: '/pitches?page[size]=25&filter[shade]=false', as },
  { method: 'GET', path: '/pitches?page[size]=25&sort=price', as },
  { method: 'GET', path: '/pitches?page[size]=25&sort=-price', as },
  { method: 'GET', path: '/pitches?page[size]=99', as },
  { method: 'GET', path: '/pitches/2', as },
  { method: 'GET', path: '/pitches/4711', as },
  { method: 'POST', path: '/pitches', as, headers, json: { data: pitch } },
  { method: 'POST', path: '/pitches', as: warden, headers, json: { data: pitch }, keep: 'id' },
  { method: 'GET', path: '/pitches/$last', as },
  {
    method: 'PATCH',
    path: '/pitches/$last',
    as: warden,
    headers,
    json: { data: { type: 'pitches', id: '$last', attributes: { price: '21.00', shade: false } } },
  },
  { method: 'GET', path: '/pitches/$last', as },
  { method: 'DELETE', path: '/pitches/$last', as: warden },
  { method: 'DELETE', path: '/pitches/$last', as: warden },
  { method: 'GET', path: '/pitches/$last', as },
  { method: 'POST', path: '/reservations', as, headers, json: stay('2031-07-01', '2031-07-05'), keep: 'id' },
  { method: 'GET', path: '/reservations/$last', as },
  { method: 'GET', path: '/reservations/$last', as: 'other' },
  { method: 'POST', path: '/reservations', as: 'other', headers, json: stay('2031-07-04', '2031-07-08') },
  { method: 'POST', path: '/reservations', as: 'other', headers, json: stay('2031-07-05', '2031-07-08') },
  { method: 'POST', path: '/reservations', as, headers, json: stay('2031-08-05', '2031-08-03') },
  { method: 'POST', path: '/reservations', as, headers, json: stay('2031-08-05', '2031-08-07', '999') },
  { method: 'POST', path: '/reservations/$last/cancel', as },
  { method: 'POST', path: '/reservations/$last/cancel', as },
  { method: 'GET', path: '/reservations/$last', as },
  { method: 'POST', path: '/reservations', as, headers, json: stay('2031-07-01', '2031-07-05') },
  { method: 'GET', path: '/reservations', as },
  { method: 'GET', path: '/reservations', as: 'other' },
  { method: 'GET', path: '/reservations?filter[status]=cancelled', as },
];

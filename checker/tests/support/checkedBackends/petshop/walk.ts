import type { Call } from '../walk.ts';

const parent = 'parent';
const cat = { name: 'Mimi', kind: 'cat', born: '2025-04-05', price: 99 };

/** Requests of the shop's own tests. */
export const calls: readonly Call[] = [
  { method: 'GET', path: '/v1/inventory' },
  { method: 'GET', path: '/v1/pets', as: parent },
  { method: 'GET', path: '/v1/pets?status=sold', as: parent },
  { method: 'GET', path: '/v1/pets?limit=2&offset=0', as: parent },
  { method: 'GET', path: '/v1/pets?limit=2&offset=2', as: parent },
  { method: 'GET', path: '/v1/pets?limit=0', as: parent },
  { method: 'GET', path: '/v1/pets' },
  { method: 'GET', path: '/v1/pets/1', as: parent },
  { method: 'GET', path: '/v1/pets/4711', as: parent },
  { method: 'POST', path: '/v1/pets', as: parent, json: cat, keep: 'id' },
  { method: 'GET', path: '/v1/pets/$last', as: parent },
  { method: 'GET', path: '/v1/pets', as: parent },
  { method: 'PUT', path: '/v1/pets/$last', as: parent, json: { ...cat, name: 'Momo', price: 80 } },
  { method: 'GET', path: '/v1/pets/$last', as: parent },
  { method: 'PATCH', path: '/v1/pets/$last', as: parent, json: { price: 70 } },
  { method: 'PATCH', path: '/v1/pets/$last', as: parent, json: { price: null } },
  { method: 'GET', path: '/v1/pets/$last', as: parent },
  { method: 'POST', path: '/v1/pets', as: parent, json: { kind: 'cat' } },
  { method: 'POST', path: '/v1/pets', as: parent, json: { ...cat, price: -1 } },
  { method: 'POST', path: '/v1/pets', as: parent, json: { name: '小白', kind: 'dog' } },
  { method: 'DELETE', path: '/v1/pets/$last', as: parent },
  { method: 'GET', path: '/v1/pets/$last', as: parent },
  { method: 'POST', path: '/v1/orders', as: parent, json: { petId: 5 }, keep: 'id' },
  { method: 'GET', path: '/v1/orders/$last', as: parent },
  { method: 'POST', path: '/v1/orders', as: parent, json: { petId: 5 } },
  { method: 'POST', path: '/v1/orders', as: parent, json: { petId: 815 } },
  { method: 'DELETE', path: '/v1/pets/5', as: 'child' },
  { method: 'DELETE', path: '/v1/pets/5', as: parent },
];

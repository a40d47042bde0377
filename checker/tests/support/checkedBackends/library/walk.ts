import type { Call } from '../walk.ts';

const parent = 'parent';
const traced = { 'X-Trace': 'ab12cd34' };
const BOOK = '9780000000010';

/** Requests of the library's own tests. */
export const calls: readonly Call[] = [
  { method: 'POST', path: '/login', form: { card: 'L0001', pin: 'sesame' } },
  { method: 'POST', path: '/login', form: { card: 'L0001', pin: 'wrong' } },
  { method: 'POST', path: '/login', form: { card: 'unknown', pin: 'wrong' } },
  { method: 'GET', path: '/me', as: parent },
  { method: 'GET', path: '/me' },
  { method: 'GET', path: '/books', as: parent },
  { method: 'GET', path: '/books?subject=science', as: parent },
  { method: 'GET', path: '/books?sort=year&size=50', as: parent },
  { method: 'GET', path: '/books?size=3&page=1', as: parent },
  { method: 'GET', path: '/books?lent=true', as: parent },
  { method: 'GET', path: '/books?size=0', as: parent },
  { method: 'GET', path: `/books/${BOOK}`, as: parent, headers: traced },
  { method: 'GET', path: `/books/${BOOK}`, as: parent },
  { method: 'GET', path: '/books/9789999999999', as: parent, headers: traced },
  { method: 'GET', path: '/books/none', as: parent, headers: traced },
  { method: 'POST', path: '/loans', as: parent, form: { isbn: BOOK, days: '14' }, keep: 'loanId' },
  { method: 'GET', path: '/loans/$last', as: parent },
  { method: 'GET', path: '/loans', as: parent },
  { method: 'POST', path: '/loans', as: parent, form: { isbn: BOOK, days: '14' } },
  { method: 'POST', path: '/loans', as: parent, form: { isbn: '9780000000017', days: '40' } },
  { method: 'POST', path: '/loans', as: parent, form: { isbn: '9780000000017', days: 'many' } },
  { method: 'POST', path: '/loans', as: 'child', form: { isbn: '9780000000024', days: '7' } },
  { method: 'GET', path: '/loans', as: 'other' },
  { method: 'GET', path: '/loans/$last', as: 'other' },
  { method: 'DELETE', path: '/loans/$last', as: parent },
  { method: 'GET', path: '/loans/$last', as: parent },
];

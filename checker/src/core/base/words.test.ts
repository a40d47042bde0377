import { expect, test } from 'vitest';
import { indexOfName, isNamedIn, isSpokenIn, singular, squeezed, wordPattern, wordsOf } from './words.ts';

test.each([
  ['needs fromWarehouse', 'fromWarehouse', true],
  ['needs fromWarehouses', 'fromWarehouse', false],
  ['needs `filter[name]` too', 'filter[name]', true],
  ['C++ or Rust', 'C++', true],
  ['anything', '*', false],
  ['没有 note 时', 'note', true],
])('tells whether %j has the word %s: %s', (text, name, isNamed) => {
  expect(isNamedIn(text, name)).toBe(isNamed);
});

test('finds where a name stands', () => {
  expect(indexOfName('allowed: low, high', 'low')).toBe(9);
});

test.each(['WONT_FIX', 'wont-fix', 'a+', '(none)', '*'])(
  'makes a pattern that finds the value %s',
  (value) => {
    expect(`it is ${value}.`).toMatch(new RegExp(wordPattern(value), 'iu'));
  },
);

test.each([
  ['checkIn', ['check', 'in'], 'checkin'],
  ['check_in', ['check', 'in'], 'checkin'],
  ['Check-In', ['check', 'in'], 'checkin'],
  ['room2Key', ['room2', 'key'], 'room2key'],
])('splits %s into words, and joins them in small letters', (name, words, whole) => {
  expect(wordsOf(name)).toEqual(words);
  expect(squeezed(name)).toBe(whole);
});

test.each([
  ['entries', 'entry'],
  ['labels', 'label'],
  ['staff', 'staff'],
  ['classes', 'class'],
  ['class', 'class'],
  ['addresses', 'address'],
  ['boxes', 'box'],
  ['matches', 'match'],
  ['coaches', 'coach'],
  ['caches', 'cache'],
  ['houses', 'house'],
  ['movies', 'movie'],
])('makes the singular of %s', (word, one) => {
  expect(singular(word)).toBe(one);
});

test.each([
  ['Inventory number is already in use', 'inventory_no', true],
  ['The inventory no is already in use', 'inventoryNo', true],
  ['The quantity is too large', 'qty', true],
  ['The number is already in use', 'inventory_no', false],
])('finds in "%s" the name %s as it is spoken: %s', (text, name, isFound) => {
  expect(isSpokenIn(text, name)).toBe(isFound);
});

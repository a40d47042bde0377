import { expect, test } from 'vitest';
import { Queue } from './queue.ts';

test('returns items in order of entry, at any volume', () => {
  const queue = new Queue<number>([0, 1]);
  for (let item = 2; item < 500; item += 1) {
    queue.push(item);
    expect(queue.shift()).toBe(item - 2);
    expect(queue.size).toBe(2);
  }
  expect(queue.toArray()).toEqual([498, 499]);
});

test('returns nothing when empty, and can be refilled', () => {
  const queue = new Queue<string>();
  expect([queue.shift(), queue.shift(), queue.size]).toEqual([undefined, undefined, 0]);
  queue.push('again');
  expect([queue.size, queue.toArray(), queue.shift(), queue.size]).toEqual([1, ['again'], 'again', 0]);
});

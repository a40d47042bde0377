import { expect, test, vi } from 'vitest';
import { readClickOutside } from './useClickOutside.ts';

test(
  'accepts a function or an object, and throws for anything else',
  { tags: ['clickoutside-value'] },
  () => {
    const handler = vi.fn();
    expect(readClickOutside(handler)).toEqual({ handler, active: true });
    expect(readClickOutside({ handler, active: false })).toEqual({ handler, active: false });
    for (const wrong of ['close', 3, undefined, null])
      expect(() => readClickOutside(wrong)).toThrow(TypeError);
  },
);

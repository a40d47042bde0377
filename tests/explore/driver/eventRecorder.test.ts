import { EventEmitter } from 'node:events';
import type { Page } from '@playwright/test';
import { expect, test, vi } from 'vitest';
import { recordEvents } from './eventRecorder.ts';

test('counts a loaded script as pending until React has shown its content, a response not', () => {
  vi.useFakeTimers();
  const page = Object.assign(new EventEmitter(), { context: () => new EventEmitter() });
  const { pending } = recordEvents(page as unknown as Page);
  const load = (type: string) => {
    const request = { resourceType: () => type, url: () => 'http://localhost/front/x' };
    page.emit('request', request);
    page.emit('requestfinished', request);
  };
  load('fetch');
  expect(pending()).toBe(0);
  load('script');
  expect(pending()).toBe(1);
  // React may delay the content for so long (SCRIPT_DELAY).
  vi.advanceTimersByTime(300);
  expect(pending()).toBe(0);
  vi.useRealTimers();
});

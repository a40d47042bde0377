import { banner } from './banner.ts';

/**
 * Writes generated/checks.ts: JSON Schema checks that zod lacks or defines differently. A failed check has its keyword; the form
 * chooses the message.
 */
export const emitChecks = (): string => `${banner}import * as z from 'zod/mini';
import { formats } from '../openapi/shared/formats.js';

const check = <Value>(keyword: string, holds: (value: Value) => boolean, limit?: unknown) =>
  z.refine<Value>(holds, { params: { keyword, limit } });

/** Counts code points: a rare ideograph is one character, although it has two UTF-16 units. */
export const minLength = (limit: number) =>
  check<string>('minLength', (text) => [...text].length >= limit, limit);

export const maxLength = (limit: number) =>
  check<string>('maxLength', (text) => [...text].length <= limit, limit);

export const uniqueItems = () =>
  check<readonly unknown[]>(
    'uniqueItems',
    (items) => new Set(items.map((item) => JSON.stringify(item))).size === items.length,
  );

export const textFormat = (name: 'date' | 'date-time' | 'uri' | 'uri-reference') =>
  check<string>('format', (text) => formats[name].validate(text), name);

/** Yuan, at most two decimals. */
export const money = () => check<number>('format', (value) => formats.money.validate(value), 'money');
`;

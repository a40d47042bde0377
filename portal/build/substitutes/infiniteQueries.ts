import { notInBundle } from './notInBundle.ts';

/** In place of TanStack Query's infinite queries: lists here have pages with numbers. */
export const infiniteQueryBehavior = notInBundle('infiniteQueryBehavior');

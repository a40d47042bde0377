import { notInBundle } from './notInBundle.ts';

/** In place of TanStack Query's mutations: what is written here is a call of its own, followed by its answer's page. */
export class MutationCache {
  readonly build = notInBundle('useMutation');
  readonly findAll = () => [];
  readonly resumePausedMutations = () => Promise.resolve();
  readonly clear = () => undefined;
}

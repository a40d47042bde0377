import { notInBundle } from './notInBundle.ts';

/** In place of TanStack Query's mutations: what is written here is a call of its own, followed by its answer's page. */
export class MutationCache {
  readonly notify = notInBundle('useMutation');
  readonly subscribe = notInBundle('useMutationState');
  readonly findAll = () => [];
  readonly resumePausedMutations = () => Promise.resolve();
  readonly clear = () => undefined;
}

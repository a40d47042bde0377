/**
 * Until the first page stands, index.html has just been fetched: a file that it needs and that cannot be had is broken
 * (1 §8). Afterwards it has been replaced by a newer one (1 §2).
 */
let starting = true;

export const isStarting = (): boolean => starting;

export const endStart = (): void => {
  starting = false;
};

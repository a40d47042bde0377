/**
 * Until the first page is shown, index.html is fresh: a missing file is a fault (1 §8). Afterwards a missing file
 * means a newer version (1 §2).
 */
let starting = true;

export const isStarting = (): boolean => starting;

export const endStart = (): void => {
  starting = false;
};

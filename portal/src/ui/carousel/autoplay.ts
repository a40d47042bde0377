/** Calls `next` every `delay` ms until the returned function is called. */
export function startAutoplay(next: () => void, delay: number): () => void {
  const timer = setInterval(next, delay);
  return () => {
    clearInterval(timer);
  };
}

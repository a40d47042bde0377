/** Lets the page react between two portions of long work. */
export const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Last query of each hidden kept page: its filters live there. */
const left = new Map<string, string>();

export const leaveWith = (path: string, search: string): void => void left.set(path, search);
export const comeBack = (path: string): void => void left.delete(path);

/** The return address for the bare path of a page left with a query. */
export function returnTo(path: string, asked: URLSearchParams): string | undefined {
  const search = asked.toString() === '' ? left.get(path) : undefined;
  return search ? path + search : undefined;
}

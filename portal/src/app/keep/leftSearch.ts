/** With which query a kept page was left: its filters live there. Only while it is not the page shown. */
const left = new Map<string, string>();

export const leaveWith = (path: string, search: string): void => void left.set(path, search);
export const comeBack = (path: string): void => void left.delete(path);

/** The address to come back to, where somebody asks for the bare path of a page left with a query. */
export function returnTo(path: string, asked: URLSearchParams): string | undefined {
  const search = asked.toString() === '' ? left.get(path) : undefined;
  return search ? path + search : undefined;
}

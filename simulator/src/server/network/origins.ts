/** Other origins whose pages may call the provider (`SIM_CORS=https://a.example,https://b.example`). Pure. */

import { splitList } from './splitList.ts';

/** @throws if a value is no origin: `*` with cookies would admit every site */
export function originsFrom(text: string | undefined): ReadonlySet<string> {
  const names = splitList(text);
  for (const name of names) {
    const url = URL.parse(name);
    if (!url || !/^https?:$/.test(url.protocol) || url.origin !== name)
      throw new Error(
        `SIM_CORS names origins as browsers send them, like https://a.example or http://127.0.0.1:5173, not ${name}`,
      );
  }
  return new Set(names);
}

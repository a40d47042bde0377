/** Names and texts of a multipart form; a file as its name. */
import type { Payload } from '../contract/types.ts';

export function formOf(body: string): Payload {
  const parts = [
    ...body.matchAll(
      /name="([^"]+)"(?:; filename="([^"]*)")?[^\n]*\r?\n(?:[\w-]+:[^\n]*\r?\n)*\r?\n([\s\S]*?)\r?\n--/g,
    ),
  ];
  return Object.fromEntries(parts.map(([, name = '', file, text = '']) => [name, file ?? text]));
}

/** The media types of the files of a form, by their names. */
export const fileTypesIn = (body: string): ReadonlyMap<string, string> =>
  new Map(
    [...body.matchAll(/name="([^"]+)"; filename="[^"]*"[^\n]*\r?\ncontent-type:\s*([\w.+/-]+)/gi)].map(
      ([, name = '', type = '']) => [name, type.toLowerCase()],
    ),
  );

/** Reads names and texts of a multipart form; a file is represented by its name. */
import type { Payload } from '../contract/types.ts';

export function formOf(body: string): Payload {
  const parts = [
    ...body.matchAll(/content-disposition:([^\n]*)\r?\n(?:[\w-]+:[^\n]*\r?\n)*\r?\n([\s\S]*?)\r?\n--/gi),
  ];
  return Object.fromEntries(
    parts.map(([, head = '', text = '']) => [named(head, 'name') ?? '', named(head, 'filename') ?? text]),
  );
}

/** Returns a parameter of a part's first header; the order varies, and a file needs no name. */
const named = (head: string, parameter: string): string | undefined =>
  new RegExp(`;\\s*${parameter}="([^"]*)"`, 'i').exec(head)?.[1];

/** Returns the media types of the files in a form, by name. */
export const fileTypesIn = (body: string): ReadonlyMap<string, string> =>
  new Map(
    [...body.matchAll(/name="([^"]+)"; filename="[^"]*"[^\n]*\r?\ncontent-type:\s*([\w.+/-]+)/gi)].map(
      ([, name = '', type = '']) => [name, type.toLowerCase()],
    ),
  );

/** Reads names and texts of a multipart form; a file is represented by its name. */
import type { Payload } from '../contract/types.ts';

/** One part: its Content-Disposition header, other headers, an empty line, and the text up to the next boundary. */
const PART = /content-disposition:([^\n]*)\r?\n(?:[\w-]+:[^\n]*\r?\n)*\r?\n([\s\S]*?)\r?\n--/gi;

/** Header of a file part: `name="photo"; filename="a.png"`, then `content-type: image/png` on the next line. */
const FILE_HEADER = /name="([^"]+)"; filename="[^"]*"[^\n]*\r?\ncontent-type:\s*([\w.+/-]+)/gi;

/** Returns the members of a form. */
export function formOf(body: string): Payload {
  return Object.fromEntries(
    [...body.matchAll(PART)].map(([, head = '', text = '']) => [
      named(head, 'name') ?? '',
      named(head, 'filename') ?? text,
    ]),
  );
}

/** Returns a parameter of a Content-Disposition header. Parameters may have any order; a file part may lack `name`. */
const named = (head: string, parameter: string): string | undefined =>
  new RegExp(`;\\s*${parameter}="([^"]*)"`, 'i').exec(head)?.[1];

/** Returns the media types of the files in a form, by name. */
export const fileTypesIn = (body: string): ReadonlyMap<string, string> =>
  new Map([...body.matchAll(FILE_HEADER)].map(([, name = '', type = '']) => [name, type.toLowerCase()]));

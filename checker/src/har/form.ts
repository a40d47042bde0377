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

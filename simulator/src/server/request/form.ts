/** Reads multipart/form-data (RFC 7578) in one pass, within limits far above the contracts' forms. */

export const formLimits = {
  parts: 50,
  /** Headers of one part. */
  headerBytes: 8_192,
  /** All texts together: the log keeps them. Files have their own limit. */
  textBytes: 16_384,
} as const;

export interface FormPart {
  readonly name: string;
  /** Name of an uploaded file. */
  readonly filename?: string;
  readonly content: Buffer;
}

const END = '\r\n\r\n';

/** @returns undefined if the bytes are no form with that boundary, or exceed the limits */
export function readForm(bytes: Buffer, boundary: string): FormPart[] | undefined {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const opening = delimiter.subarray(2);
  if (!bytes.subarray(0, opening.length).equals(opening)) return undefined;
  const parts: FormPart[] = [];
  let texts = 0;
  let at = opening.length;
  while (bytes.toString('latin1', at, at + 2) !== '--') {
    const head = headAt(bytes, at);
    if (!head || parts.length === formLimits.parts) return undefined;
    const end = bytes.indexOf(delimiter, head.end);
    if (end < 0) return undefined;
    const { name, filename } = head;
    if (filename === undefined) texts += end - head.end;
    if (texts > formLimits.textBytes) return undefined;
    const content = bytes.subarray(head.end, end);
    parts.push({ name, content, ...(filename !== undefined && { filename }) });
    at = end + delimiter.length;
  }
  return parts;
}

/** @param at end of the line before a part's headers */
function headAt(bytes: Buffer, at: number): { name: string; filename?: string; end: number } | undefined {
  const near = bytes.subarray(at, at + formLimits.headerBytes);
  const length = near.indexOf(END);
  if (length < 0 || near.toString('latin1', 0, 2) !== '\r\n') return undefined;
  const disposition = near
    .toString('utf8', 2, length)
    .split('\r\n')
    .find((line) => /^content-disposition:\s*form-data\s*;/i.test(line));
  const name = parameter('name', disposition);
  if (name === undefined) return undefined;
  const filename = parameter('filename', disposition);
  return { name, ...(filename !== undefined && { filename }), end: at + length + END.length };
}

const parameters = {
  name: /;\s*name=(?:"([^"]*)"|([^";\s]+))/i,
  filename: /;\s*filename=(?:"([^"]*)"|([^";\s]+))/i,
} as const;

/** Reads a parameter of Content-Disposition as browsers encode it. */
function parameter(name: keyof typeof parameters, line = ''): string | undefined {
  const [, quoted, plain] = parameters[name].exec(line) ?? [];
  return (quoted ?? plain)?.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
}

import type { Operation } from '../../services/catalogue.ts';
import type { UploadedFile } from '../../services/handler.ts';
import { fileTypeOf } from '../fileType.ts';
import type { Incoming } from '../incoming.ts';
import { header } from '../incoming.ts';
import { validated } from './readInput.ts';
import type { Input } from './readInput.ts';

/** Reads multipart/form-data: texts as they are, a file as its name with its size and type beside the payload. */
export async function readUpload(operation: Operation, incoming: Incoming): Promise<Input> {
  if (!incoming.bytes)
    return { value: {}, violations: [{ pointer: '', message: '应为 multipart/form-data' }] };
  const form = await parse(incoming.bytes, header(incoming, 'content-type') ?? '');
  if (!form) return { value: '', violations: [], malformed: '请求正文不是合法的 multipart/form-data' };
  const values: Record<string, unknown> = {};
  const files: Record<string, UploadedFile> = {};
  for (const [name, part] of form) {
    values[name] = typeof part === 'string' ? part : part.name;
    if (typeof part !== 'string') files[name] = await described(part);
  }
  const { violations } = validated(operation, values, '');
  const fileless = violations.length === 0 && Object.keys(files).length === 0;
  return {
    value: values,
    violations: fileless ? [{ pointer: '', message: '缺少文件' }] : violations,
    files,
  };
}

async function described(file: File): Promise<UploadedFile> {
  const start = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  return { name: file.name, bytes: file.size, type: fileTypeOf(start) };
}

/** More than any form of the contracts has: refused before each becomes an object. */
const MOST_PARTS = 50;

function hasTooManyParts(bytes: Buffer, type: string): boolean {
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1];
  if (boundary === undefined) return false;
  let at = -1;
  for (let parts = 0; parts <= MOST_PARTS; parts += 1) {
    at = bytes.indexOf(`--${boundary}`, at + 1);
    if (at < 0) return false;
  }
  return true;
}

/** The platform's own reader of forms. @returns undefined where the bytes are no form, or one of very many parts */
async function parse(bytes: Buffer, type: string): Promise<FormData | undefined> {
  if (hasTooManyParts(bytes, type)) return undefined;
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  } catch {
    return undefined;
  }
}

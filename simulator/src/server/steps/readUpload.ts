import type { Operation } from '../../services/catalogue.ts';
import type { UploadedFile } from '../../services/handler.ts';
import { boundaryOf, isForm } from '../request/contentType.ts';
import { fileTypeOf } from '../request/fileType.ts';
import { readForm, type FormPart } from '../request/form.ts';
import type { Incoming } from '../request/incoming.ts';
import { header } from '../request/incoming.ts';
import { validated } from './readInput.ts';
import type { Input } from './readInput.ts';

/** Reads multipart/form-data. In the payload a file is its name; size and type are in `files`. */
export function readUpload(operation: Operation, incoming: Incoming): Input {
  const { unreadable } = incoming;
  if (unreadable)
    return { value: '', violations: [], malformed: unreadable.message, status: unreadable.status };
  if (!incoming.bytes || !isForm(header(incoming, 'content-type')))
    return { value: {}, violations: [{ pointer: '', message: '应为 multipart/form-data' }] };
  const boundary = boundaryOf(header(incoming, 'content-type'));
  const form = boundary === undefined ? undefined : readForm(incoming.bytes, boundary);
  if (!form) return { value: '', violations: [], malformed: '请求正文不是合法的 multipart/form-data' };
  const values = Object.fromEntries(
    form.map(({ name, filename, content }) => [name, filename ?? content.toString()]),
  );
  const files = Object.fromEntries(form.flatMap(fileIn));
  const { violations } = validated(operation, values, '');
  const fileless = violations.length === 0 && Object.keys(files).length === 0;
  return {
    value: values,
    violations: fileless ? [{ pointer: '', message: '缺少文件' }] : violations,
    files,
  };
}

const fileIn = ({ name, filename, content }: FormPart): [string, UploadedFile][] =>
  filename === undefined
    ? []
    : [[name, { name: filename, bytes: content.length, type: fileTypeOf(content.subarray(0, 16)) }]];

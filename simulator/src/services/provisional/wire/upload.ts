/** The file of an upload, as the core hands it over: what is kept of it are its name, its size and its first bytes. */
export interface UploadedFile {
  name: string;
  bytes: number;
  /** One character per byte (latin1). */
  head: string;
}

const HEAD = 16;

const isUploaded = (file: unknown): file is UploadedFile =>
  typeof file === 'object' && file !== null && 'name' in file && 'bytes' in file && 'head' in file;

/** The contract calls a binary file a string; a body that is no form carries it as one, a character per byte. */
export const uploadedFile = (file: unknown): UploadedFile =>
  isUploaded(file) ? file : { name: '未命名', bytes: String(file).length, head: String(file).slice(0, HEAD) };

/** Decompresses a real backend's response for the log and the contract; the bytes on the wire stay. */
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw, zstdDecompress } from 'node:zlib';
import { decoded } from './bodyText.ts';

/** Maximum size after decompression in bytes: responses of this provider are far smaller. */
const LARGEST = 16 * 1024 * 1024;
const limit = { maxOutputLength: LARGEST };

type Unpack = (bytes: Buffer) => Promise<Buffer>;

const gzip: Unpack = (bytes) => promisify(gunzip)(bytes, limit);
/** Servers send deflate with or without zlib's header. */
const deflate: Unpack = (bytes) =>
  promisify(inflate)(bytes, limit).catch(() => promisify(inflateRaw)(bytes, limit));

const unpackers: Readonly<Record<string, Unpack>> = {
  gzip,
  'x-gzip': gzip,
  deflate,
  br: (bytes) => promisify(brotliDecompress)(bytes, limit),
  zstd: (bytes) => promisify(zstdDecompress)(bytes, limit),
  identity: async (bytes) => bytes,
};

/** @returns the text, or why it cannot be read */
export async function unpacked(
  bytes: Buffer,
  {
    encoding = 'identity',
    type,
  }: { readonly encoding?: string | undefined; readonly type?: string | undefined },
): Promise<{ readonly text: string } | { readonly problem: string }> {
  if (bytes.length === 0) return { text: '' };
  let plain = bytes;
  // The last encoding was applied last.
  for (const name of encoding
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .toReversed()) {
    const unpack = unpackers[name];
    if (!unpack) return { problem: `读不了：不认识的压缩方式 ${name}` };
    try {
      plain = await unpack(plain);
    } catch {
      return { problem: `读不了：不是合法的 ${name}，或解压后超过 ${LARGEST / 1024 / 1024} MB` };
    }
  }
  return decoded(plain, type);
}

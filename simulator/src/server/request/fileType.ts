import type { FileType } from '../../services/handler.ts';

const signatures: readonly { type: FileType; starts: readonly number[] }[] = [
  { type: 'image/png', starts: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', starts: [0xff, 0xd8, 0xff] },
  { type: 'application/pdf', starts: [0x25, 0x50, 0x44, 0x46, 0x2d] },
];

/** Detects a file's type by its first bytes: names and declared types only come from the sender. */
export const fileTypeOf = (content: Uint8Array): FileType | undefined =>
  signatures.find(({ starts }) => starts.every((byte, index) => content[index] === byte))?.type;

import { expect, test } from 'vitest';
import { textOf } from './fileText.ts';

const utf16 = (text: string, mark: readonly number[], littleEndian: boolean) => {
  const bytes = new Uint8Array(mark.length + text.length * 2);
  bytes.set(mark);
  const view = new DataView(bytes.buffer);
  [...text].forEach((character, index) =>
    view.setUint16(mark.length + index * 2, character.charCodeAt(0), littleEndian),
  );
  return bytes;
};

test.each([
  ['reads UTF-8', new TextEncoder().encode('苏州\t1'), '苏州\t1'],
  ['reads UTF-8 with a byte order mark', new Uint8Array([0xef, 0xbb, 0xbf, 0x31]), '1'],
  ['reads the Chinese code page', new Uint8Array([0xcb, 0xd5, 0xd6, 0xdd]), '苏州'],
  ['reads Unicode text of Excel (UTF-16LE)', utf16('苏州\t1', [0xff, 0xfe], true), '苏州\t1'],
  ['reads UTF-16BE', utf16('苏州\t1', [0xfe, 0xff], false), '苏州\t1'],
  ['refuses half a character of UTF-16', new Uint8Array([0xff, 0xfe, 0x31]), undefined],
  ['refuses UTF-16 without a byte order mark, because it is ambiguous', utf16('12', [], true), undefined],
  ['refuses a workbook', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x08, 0x00]), undefined],
  [
    'refuses an old workbook',
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]),
    undefined,
  ],
  ['reads an empty file', new Uint8Array(), ''],
])('%s', (_, bytes, text) => expect(textOf(bytes.buffer)).toBe(text));

import { afterEach, expect, test, vi } from 'vitest';
import { fileProblem } from './fileProblem.ts';
import { isHeic, sendable } from './heic.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['image/heic', 'IMG_1.HEIC', true],
  ['image/heif-sequence', 'IMG_1', true],
  ['', 'IMG_1.HEIC', true],
  ['', 'IMG_1.heif', true],
  ['', 'IMG_1.jpg', false],
  ['image/jpeg', 'IMG_1.heic', false],
])('takes a file of type %j named %s for a HEIC photo: %s', (type, name, heic) => {
  expect(isHeic({ type, name })).toBe(heic);
});

/** Stubs a browser that reads HEIC. @param drawn collects what is drawn on the canvas, and its size */
function readsHeic(drawn: unknown[]): void {
  const bitmap = { width: 30, height: 40, close: () => undefined };
  vi.stubGlobal('createImageBitmap', (_: File, options: unknown) => {
    drawn.push(options);
    return Promise.resolve(bitmap);
  });
  vi.stubGlobal('document', {
    createElement: () => ({
      getContext: () => ({ drawImage: (...args: unknown[]) => drawn.push(args.slice(1)) }),
      toBlob(done: (blob: Blob) => void, type: string) {
        drawn.push([this.width, this.height]);
        done(new Blob(['jpeg'], { type }));
      },
      width: 0,
      height: 0,
    }),
  });
}

test('sends a readable HEIC photo as an upright JPEG, others unchanged', { tags: ['out-heic'] }, async () => {
  const drawn: unknown[] = [];
  readsHeic(drawn);
  const files = [new File(['x'], 'IMG_1.HEIC'), new File(['pdf'], '合同.pdf', { type: 'application/pdf' })];
  const sent = await sendable(files);
  expect(sent.map(({ name, type }) => [name, type])).toEqual([
    ['IMG_1.jpg', 'image/jpeg'],
    ['合同.pdf', 'application/pdf'],
  ]);
  expect(drawn).toEqual([{ imageOrientation: 'from-image' }, [0, 0], [30, 40]]);
});

test(
  'keeps a HEIC file that the browser cannot read, and the refusal gives a remedy',
  { tags: ['out-heic'] },
  async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unreadable')));
    const photo = new File(['x'], 'IMG_1.HEIC');
    const [sent] = await sendable([photo]);
    expect(sent).toBe(photo);
    const limits = { maxFileBytes: 10, fileTypes: ['image/png', 'image/jpeg'] };
    expect(fileProblem(photo, limits)).toMatch(/设置 › 相机 › 格式.*兼容性最佳.*截图/);
  },
);

type NamedFile = Pick<File, 'type'> & { readonly name?: string };

/** Returns whether a file is a photo in the format of iPhones. Windows and some browsers give it no media type. */
export const isHeic = ({ type, name = '' }: NamedFile): boolean =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.(?:heic|heif)$/i.test(name));

/** JPEG quality, 0 to 1. */
const QUALITY = 0.9;

/**
 * Converts a photo to upright JPEG where the browser can read it (Safari 17 can); otherwise returns the file itself.
 * `from-image` turns the bitmap upright, so the JPEG needs no EXIF orientation.
 */
async function asJpeg(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (bitmap === undefined) return file;
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  if (jpeg === null) return file;
  return new File([jpeg], file.name.replace(/(?:\.hei[cf])?$/i, '.jpg'), { type: 'image/jpeg' });
}

/** Files ready to send: HEIC photos as JPEG where possible. */
export const sendable = (files: readonly File[]): Promise<File[]> =>
  Promise.all(files.map((file) => (isHeic(file) ? asJpeg(file) : file)));

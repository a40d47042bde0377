import type { components } from '#generated/control/types.ts';
import { download } from '../download.ts';
import { copy as upstream } from './copy.ts';

type Recording = components['schemas']['Recording'];

/**
 * Downloads a recorded scenario: one file, or an archive for `scenarios/` if large bodies have files of their own.
 * @returns a text that names the download and the folder where it belongs
 */
export async function downloadRecording({ file, text, files }: Recording): Promise<string> {
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (files.length === 0) {
    download(name, text);
    return upstream.single(name);
  }
  const { strToU8, zipSync } = await import('fflate');
  const bodies = files.map((each) => [
    each.file,
    Uint8Array.from(atob(each.base64), (sign) => sign.charCodeAt(0)),
  ]);
  const archive = zipSync({ [file]: strToU8(text), ...Object.fromEntries(bodies) });
  const zip = name.replace(/yaml$/, 'zip');
  download(zip, new Blob([archive], { type: 'application/zip' }));
  return upstream.archive(zip);
}

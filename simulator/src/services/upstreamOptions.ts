/** Real backends from the command line. Only the command line may name files. */
import { readFileSync } from 'node:fs';
import { BadUpstream, checkUpstream, type Backend, type Upstreams } from './upstream.ts';

interface Options {
  /** `standard=http://127.0.0.1:8080` */
  readonly upstream?: readonly string[] | undefined;
  /** `standard=team-ca.pem` */
  readonly ca?: readonly string[] | undefined;
  /** `standard` */
  readonly insecure?: readonly string[] | undefined;
}

/** @throws BadUpstream, or if a file cannot be read */
export function upstreamsFrom({ upstream = [], ca = [], insecure = [] }: Options): Upstreams | undefined {
  const certificates = new Map(ca.map((option) => parsedOption('--ca', 'standard=team-ca.pem', option)));
  const all = new Map(
    upstream.map((option): [string, Backend] => {
      const [on, url] = parsedOption('--upstream', 'standard=http://127.0.0.1:8080', option);
      const file = certificates.get(on);
      const text = file === undefined ? undefined : fileText(file);
      checkUpstream(on, url, text);
      return [
        on,
        { url, ...(text !== undefined && { ca: text }), ...(insecure.includes(on) && { insecure: true }) },
      ];
    }),
  );
  for (const on of [...certificates.keys(), ...insecure])
    if (!all.has(on))
      throw new BadUpstream('/on', `--ca 与 --insecure 只用于 --upstream 写明的服务或接口，而不是 ${on}`);
  return all.size > 0 ? Object.fromEntries(all) : undefined;
}

/** Splits the value of an option at its first `=`. @param like example for the message */
function parsedOption(flag: string, like: string, option: string): [on: string, value: string] {
  const [, on, value] = /^([^=]+)=(.+)$/.exec(option) ?? [];
  if (on === undefined || value === undefined)
    throw new BadUpstream('/on', `${flag} 应形如 ${like}，而不是 ${option}`);
  return [on, value];
}

function fileText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new BadUpstream('/ca', `读不到 --ca 的文件 ${file}：${(error as Error).message}`);
  }
}

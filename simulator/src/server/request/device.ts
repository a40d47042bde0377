/** Browser and system for the operation log, read from the User-Agent. */
import { header, type Incoming } from './incoming.ts';

/** Maximum header length that is read: browsers send about 150 characters. */
const LONGEST = 512;

/**
 * The first match wins, because a browser also names those that it descends from. Each expression reads a character
 * once. `alsoSays` must match too.
 */
const browsers: readonly (readonly [version: RegExp, name: string, alsoSays?: RegExp])[] = [
  [/Edg(?:e|A|iOS)?\/(\d+)/, 'Edge'],
  [/(?:OPR|Opera)\/(\d+)/, 'Opera'],
  [/QQBrowser\/(\d+)/, 'QQ浏览器'],
  [/MicroMessenger\/(\d+)/, '微信'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+)/, 'Safari', / Safari\//],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/Windows/, 'Windows'],
  [/HarmonyOS/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** @returns like `Chrome 131，Windows`; 未知设备 if nothing matches */
export function deviceOf(incoming: Pick<Incoming, 'headers'>): string {
  const agent = (header(incoming, 'user-agent') ?? '').slice(0, LONGEST);
  const browser = browsers
    .map(([version, name, alsoSays]) =>
      alsoSays?.test(agent) === false ? undefined : named(name, version.exec(agent)),
    )
    .find(Boolean);
  const system = systems.find(([sign]) => sign.test(agent))?.[1];
  return [browser, system].filter(Boolean).join('，') || '未知设备';
}

const named = (name: string, found: RegExpExecArray | null): string | undefined =>
  found === null ? undefined : `${name} ${found[1] ?? ''}`.trim();

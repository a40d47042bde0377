/** From where somebody works, as the operation log tells it: browser and system, read off what the browser says of itself. */
import { header, type Incoming } from './incoming.ts';

/** The first that fits: every browser also names those that it descends from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\/(\d+)/, 'Edge'],
  [/(?:OPR|Opera)\/(\d+)/, 'Opera'],
  [/QQBrowser\/(\d+)/, 'QQ浏览器'],
  [/MicroMessenger\/(\d+)/, '微信'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).* Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/Windows/, 'Windows'],
  [/HarmonyOS/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** @returns like `Chrome 131，Windows`; 未知设备 where nothing is known */
export function deviceOf(incoming: Pick<Incoming, 'headers'>): string {
  const agent = header(incoming, 'user-agent') ?? '';
  const browser = browsers.map(([sign, name]) => named(name, sign.exec(agent))).find(Boolean);
  const system = systems.find(([sign]) => sign.test(agent))?.[1];
  return [browser, system].filter(Boolean).join('，') || '未知设备';
}

const named = (name: string, found: RegExpExecArray | null): string | undefined =>
  found === null ? undefined : `${name} ${found[1] ?? ''}`.trim();

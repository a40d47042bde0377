import type { ServiceName } from './services.ts';

/** The external pages that the portal sends the user to. Each takes a return address. 1 §7 */
export type ExternalPage =
  | 'login'
  | 'register'
  | 'logout'
  | 'realName'
  | 'invoice'
  | 'userCenter'
  | 'accountSecurity'
  | 'payment'
  | 'tracking'
  | 'service'
  | 'agreement'
  | 'privacy'
  | 'appDownload';

/** `/front/config.json`: what differs between environments. One build serves them all. */
export interface PortalConfig {
  readonly services: Readonly<Record<ServiceName, string>>;
  readonly hosts: Readonly<Record<ExternalPage, string>>;
  readonly systemId: string;
  readonly systemToken: string;
  /** Address of the provider's risk script, on our own origin; absent where there is none. 1 §8 */
  readonly aar2?: string | undefined;
}

let config: PortalConfig | undefined;

/** Loaded once, before the first screen starts. */
export async function loadConfig(url: string): Promise<PortalConfig> {
  const response = await fetch(url, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`cannot read ${url}: HTTP ${String(response.status)}`);
  return setConfig((await response.json()) as PortalConfig);
}

export function setConfig(given: PortalConfig): PortalConfig {
  config = given;
  return given;
}

export function currentConfig(): PortalConfig {
  if (config === undefined) throw new Error('config.json is not loaded yet: await loadConfig() first');
  return config;
}

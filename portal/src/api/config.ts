import type { ServiceName } from '#generated/services.ts';

/** The external pages of an environment, each of which takes a return address, and the endpoint `tracking`. 1 §7 */
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
  | 'appDownload'
  | 'enterprisePurchase';

/** `/front/config.json`: the settings of an environment. One build serves all of them. */
export interface PortalConfig {
  readonly services: Readonly<Record<ServiceName, string>>;
  readonly hosts: Readonly<Record<ExternalPage, string>>;
  readonly systemId: string;
  readonly systemToken: string;
  /** Address of the provider's risk script, on our own origin; absent if there is none. 1 §8 */
  readonly aar2?: string | undefined;
}

let config: PortalConfig | undefined;

declare global {
  /** Loading since the head of index.html (build/boot.js). */
  var portalConfig: Promise<PortalConfig> | undefined;
}

/** Takes the settings that boot.js requested. The entry awaits it once, before the first call to the provider. */
export async function loadConfig(): Promise<PortalConfig> {
  if (globalThis.portalConfig === undefined)
    throw new Error('config.json was not requested: is boot.js in the head?');
  return setConfig(await globalThis.portalConfig);
}

export function setConfig(given: PortalConfig): PortalConfig {
  config = given;
  return given;
}

export function currentConfig(): PortalConfig {
  if (config === undefined) throw new Error('config.json is not loaded yet: await loadConfig() first');
  return config;
}

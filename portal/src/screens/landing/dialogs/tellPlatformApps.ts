/** Platform products are managed in the apps: the dialog with the details loads on demand. spec 2 §2.2 */
export const tellPlatformApps = (): void =>
  void import('./openAlerts.tsx').then((alerts) => alerts.tellPlatformApps());

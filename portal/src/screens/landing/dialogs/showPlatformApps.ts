/** Platform products are managed in the apps: the dialog with the details loads on demand. spec 2 §2.2 */
export const showPlatformApps = (): void =>
  void import('./openAlerts.tsx').then((alerts) => alerts.showPlatformApps());

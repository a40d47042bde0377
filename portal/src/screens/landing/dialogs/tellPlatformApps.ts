/** Platform products are looked after in the apps: the dialog that says so comes when it is asked for. spec 2 §2.2 */
export const tellPlatformApps = (): void =>
  void import('./openAlerts.tsx').then((alerts) => alerts.tellPlatformApps());

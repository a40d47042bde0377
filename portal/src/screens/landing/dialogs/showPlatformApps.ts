/** Shows the dialog about the apps that manage platform products. Its code loads on demand. spec 2 §2.2 */
export const showPlatformApps = (): void =>
  void import('./openAlerts.tsx').then((alerts) => alerts.showPlatformApps());

// Stands in for the provider's device fingerprint, which a deployment serves here. 2 §7
(() => {
  const key = 'portal-device';
  const known = localStorage.getItem(key);
  const device = known ?? crypto.randomUUID().replaceAll('-', '').toUpperCase();
  if (known === null) localStorage.setItem(key, device);
  globalThis.portalFingerprint = { eid: device, fp: device.slice(0, 16), jsToken: `jdd03${device}` };
})();

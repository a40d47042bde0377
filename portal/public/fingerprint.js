// Stand-in for the provider's device fingerprint script (spec 2 §7): a deployment serves the real one at
// this address. It leaves what the portal polls for: eid, fp and jsToken.
(() => {
  const key = 'portal-device';
  const known = localStorage.getItem(key);
  const device = known ?? crypto.randomUUID().replaceAll('-', '').toUpperCase();
  if (known === null) localStorage.setItem(key, device);
  globalThis.portalFingerprint = { eid: device, fp: device.slice(0, 16), jsToken: `jdd03${device}` };
})();

// Stands in for the provider's device script, which a deployment serves here: the fingerprint (2 §7), and what the
// tracking adds to its reports (1 §9).
(() => {
  const key = 'portal-device';
  const random = () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'));
  const newDevice = () => random().join('').toUpperCase();
  let device;
  try {
    device = localStorage.getItem(key) ?? newDevice();
    localStorage.setItem(key, device);
  } catch {
    device ??= newDevice();
  }
  globalThis.portalTrackingExt = { visitor: device.slice(-16) };
  globalThis.portalFingerprint = { eid: device, fp: device.slice(0, 16), jsToken: `jdd03${device}` };
})();

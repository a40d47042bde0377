// @ts-check
/**
 * Imported first by every launcher, for its effect: the launchers are the only part of the project that
 * runs on the system's own Node. Everything after them runs on the Node pinned in package.json.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: install Node 20.19 or newer, then try again.`);
  process.exit(1);
}

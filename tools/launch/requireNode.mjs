// @ts-check
/**
 * Checks the Node version; every launcher imports it first. Only the launchers run on the system's own Node, everything else on
 * the Node pinned in package.json.
 */

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: install Node 20.19 or newer, then try again.`);
  process.exit(1);
}

// @ts-check
/**
 * Checks the version of Node. Every launcher imports this first: launchers run on the installed Node, everything else on the Node that
 * package.json pins.
 */

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: install Node 20.19 or newer, then try again.`);
  process.exit(1);
}

/** Ends an older Node with the command that brings a newer one. Packages of the simulator need 22, and zstd came with 22.15. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 15)) {
  console.error(
    `the simulator needs Node 22.15 or newer, this is ${process.versions.node}; npm brings one:\n` +
      '  npx --package node@24 --package @purchasing-credit/simulator purchasing-credit-simulator',
  );
  process.exit(1);
}

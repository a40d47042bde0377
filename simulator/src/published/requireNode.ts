/**
 * Ends the process under an old Node, with the command that installs a newer one. Packages of the simulator need Node 22,
 * and zstd is available from 22.15.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 15)) {
  console.error(
    `the simulator needs Node 22.15 or newer, this is ${process.versions.node}. Run it with a newer one:\n` +
      '  npx --package node@24 --package @purchasing-credit/simulator purchasing-credit-simulator',
  );
  process.exit(1);
}

/**
 * `npm run release -- --dry`: builds all packages, contracts and bills of materials in `.cache/release/`, and writes the
 * changelog entry there. Checks the versions, and lists the files of a release. It publishes nothing.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { table } from '#tools/sim/table.ts';
import { projectAt } from './build.ts';
import { writeContracts } from './contracts/write.ts';
import { prepare } from './prepare.ts';
import { releaseFolder, releasePackages, writeProvenance, type Released } from './release.ts';
import { isCommitted, sourceAt } from './source.ts';
import { billOfMaterials } from './trust/billOfMaterials.ts';
import { isAllowed, licenceOf, licenceTable, nameOfComponent } from './trust/licences.ts';
import { entryOf, releasedOf, unreleasedOf, withEntry } from './versions/changelog.ts';
import { contractStates, revisionOf } from './versions/contractStates.ts';
import { contractFault, decide, projectStep } from './versions/judge.ts';

const USAGE = `npm run release -- --dry [--without-bill]
  --dry           builds everything in .cache/release/ and lists the files of a release
  --without-bill  leaves out the bills of materials, which need the registry
There is no option that publishes: an owner runs npm publish with each listed tarball.`;

function readOptions() {
  try {
    const options = { dry: { type: 'boolean' }, 'without-bill': { type: 'boolean' } } as const;
    const { values } = parseArgs({ options });
    if (values.dry) return values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  console.error(USAGE);
  return process.exit(2);
}

const values = readOptions();
const root = join(import.meta.dirname, '../..');
const target = releaseFolder(root);
const source = sourceAt(root);
const faults: string[] = [];
if (!isCommitted(source)) faults.push('there are uncommitted changes, but a release is built from a commit');

await prepare();
const { version, entry } = decideVersion();
const released = await releasePackages(root, version, source);
writeProvenance(target, released, source);
const contractFiles = writeContracts(join(target, 'contracts'), version);
cpSync(join(root, '.cache/docs'), join(target, 'docs'), { recursive: true });
if (!values['without-bill']) released.forEach(writeBill);
list();
for (const fault of faults) console.error(`not ready: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Compares the contracts with the last release and writes the changelog entry. @returns the version of the release and its entry */
function decideVersion(): { readonly version: string; readonly entry: string } {
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const [last, unreleased] = [releasedOf(changelog), unreleasedOf(changelog)];
  const revision = revisionOf(root, last);
  const contracts = contractStates(root, revision);
  console.log(`contracts since ${last} (${revision.slice(0, 10)})`);
  console.log(
    table(
      ['contract', 'before', 'now', 'breaking', 'unclear', 'safe'],
      contracts.map(({ service, before, version: now, breaking, unclear, safe }) => [
        ...[service, before ?? 'new', now],
        ...[breaking, unclear, safe],
      ]),
    ),
  );
  const decided = decide(last, projectAt(root).version, projectStep(contracts, unreleased));
  faults.push(...contracts.flatMap((contract) => contractFault(contract) ?? []));
  if (decided.fault !== undefined) faults.push(decided.fault);
  const written = entryOf(decided.version, source.at.slice(0, 10), unreleased, contracts);
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'CHANGELOG.md'), withEntry(changelog, written));
  return { version: decided.version, entry: written };
}

function list(): void {
  console.log(`\n${entry}\n\nwould be published as ${version}, from ${source.state}:`);
  console.log(
    table(
      ['package', 'kB', 'unpacked kB', 'files', 'sha512'],
      released.map(({ name, tarball }) => [
        ...[name, Math.round(tarball.bytes / 1000), Math.round(tarball.unpackedBytes / 1000), tarball.files],
        tarball.integrity.slice('sha512-'.length, 24),
      ]),
    ),
  );
  for (const { tarball } of released) console.log(`  npm publish ${tarball.file}`);
  console.log(
    `  ${contractFiles.length} files in ${join(target, 'contracts')}, the documentation in ${join(target, 'docs')}`,
  );
}

/** Writes a package's bill of materials and its licences, and collects the licences that are not allowed as faults. */
function writeBill({ record, folder }: Released): void {
  const bill = billOfMaterials(folder);
  mkdirSync(join(target, 'trust'), { recursive: true });
  writeFileSync(join(target, 'trust', `${record.name}.cdx.json`), `${JSON.stringify(bill, null, 2)}\n`);
  writeFileSync(join(target, 'trust', `${record.name}.licences.md`), licenceTable(bill.components));
  const refused = bill.components.filter((component) => !isAllowed(licenceOf(component)));
  for (const component of refused)
    faults.push(`${record.name} contains ${nameOfComponent(component)} under ${licenceOf(component)}`);
  console.log(`  ${record.name}: ${bill.components.length} components in trust/${record.name}.cdx.json`);
}

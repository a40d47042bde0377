/**
 * `npm run import -- FILE… [--into scenarios/recorded/NAME.yaml]`: turns HAR files, Postman collections and WireMock mappings into
 * a scenario file (docs/recordings.md). Exit codes: 0 something imported, 1 nothing imported, 2 wrong usage.
 */
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { itemsOf, UnknownFormat } from './formats.ts';
import { PAGE_FILE, type SkippedItem } from './found.ts';
import { problemsOf } from './problemsOf.ts';
import { scenarioFrom } from './toScenario.ts';

const USAGE =
  'usage: npm run import -- FILE… [--into scenarios/recorded/NAME.yaml] [--title TITLE] [--extends SCENARIO] [--delays] [--replace]';
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

const { values, files } = readCommandLine();
const into = resolve(root, values.into ?? `scenarios/recorded/${nameFrom(files[0] ?? '')}.yaml`);
const name = basename(into, '.yaml');
const scenarios = dirname(dirname(into));
const shown = relative(process.cwd(), into);

if (!into.endsWith('.yaml')) refuse(`--into must name a file that ends with .yaml, not ${values.into}`);
// All files of the scenario folder are read, so it may not be the repository or a folder above it, even the whole disk.
if (`${root}${sep}`.startsWith(scenarios.endsWith(sep) ? scenarios : `${scenarios}${sep}`))
  refuse(
    `--into names a file in a folder of scenarios, such as scenarios/recorded/NAME.yaml, not ${values.into}`,
  );
if (existsSync(into) && !values.replace)
  refuse(`${shown} exists: name another file with --into, or add --replace`);

const items = files.flatMap((file) => {
  try {
    return itemsOf(file, { withDelays: values.delays });
  } catch (error) {
    if (error instanceof UnknownFormat) return refuse(error.message);
    throw error;
  }
});
const imported = scenarioFrom(items, {
  name,
  title: values.title ?? `导入：${basename(files[0] ?? '')}`,
  extends: values.extends.split(','),
});
const problems = imported.exchanges === 0 ? [] : scenarioProblems();
if (problems.length > 0)
  refuse(`${shown} was not written:\n${problems.map((each) => `  ${each}`).join('\n')}`);

if (imported.exchanges > 0) {
  try {
    for (const { file, bytes } of imported.files) write(join(dirname(into), file), bytes);
    write(into, imported.text);
  } catch (error) {
    refuse(`${shown} cannot be written: ${String(error)}`);
  }
}
console.log(
  imported.exchanges === 0
    ? `nothing was imported: ${shown} was not written`
    : `${shown}: ${counted(imported.exchanges, 'answer')} of ${counted(imported.operations, 'operation')}; ${howToOpen()}`,
);
printList('imported except for', imported.remarks);
printList('not imported', imported.skipped);
process.exitCode = imported.exchanges > 0 ? 0 : 1;

/** Returns the problems for which the simulator would refuse the scenario. */
function scenarioProblems(): string[] {
  try {
    return problemsOf(scenarios, into, imported);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return refuse(
      `--into names a file in a folder of scenarios, such as scenarios/recorded/NAME.yaml: ${scenarios} cannot be read (${error.message})`,
    );
  }
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Returns the command that opens the scenario: the simulator reads the repository's folder, or the given one. */
function howToOpen(): string {
  const isServed = resolve(root, 'scenarios') === scenarios;
  return isServed
    ? `open it by ?scenario=${name}`
    : `a simulator started with SCENARIOS_DIR=${relative(process.cwd(), scenarios) || '.'} opens it by ?scenario=${name}`;
}

function readCommandLine() {
  const options = {
    into: { type: 'string' },
    title: { type: 'string' },
    extends: { type: 'string', default: 'baseline' },
    delays: { type: 'boolean', default: false },
    replace: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  } as const;
  try {
    const { values: given, positionals } = parseArgs({ options, allowPositionals: true });
    if (given.help) {
      console.log(USAGE);
      process.exit(0);
    }
    if (positionals.length === 0) return refuse(USAGE);
    return { values: given, files: positionals.flatMap(filesAt) };
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

/** Returns the file at a path, or all JSON and HAR files of a folder: WireMock has one file per mapping. */
function filesAt(path: string): string[] {
  if (!existsSync(path)) return refuse(`${path} does not exist`);
  if (!statSync(path).isDirectory()) return [path];
  const found = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(json|har)$/.test(file),
  );
  return found.length > 0
    ? found.sort().map((file) => join(path, file))
    : refuse(`${path} contains no .json or .har file`);
}

/** Derives a valid scenario name from a file name. */
function nameFrom(file: string): string {
  const words = basename(file)
    .toLowerCase()
    .replace(/\.[^.]*$/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return words === '' ? 'imported' : words;
}

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Prints items with their reasons: equal lines once with their number, files of pages only as a number. */
function printList(heading: string, list: readonly SkippedItem[]): void {
  if (list.length > 0) console.log(`\n${heading}:`);
  const others = list.filter(({ reason }) => reason !== PAGE_FILE);
  for (const [line, { length }] of Map.groupBy(others, ({ name: item, reason }) => `${item}: ${reason}`))
    console.log(`  ${line}${length > 1 ? ` (${length} times)` : ''}`);
  const files = list.length - others.length;
  if (files > 0) console.log(`  ${counted(files, 'file')} of pages`);
}

function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

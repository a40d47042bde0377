/** Compiles the modules that a package reaches: JavaScript by stripping the types, declarations by TypeScript. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { bundle } from './bundle.ts';
import type { Package } from './packages.ts';
import { packedImports, placing, type Layout } from './specifiers.ts';

/** Writes the modules below a folder. @returns the texts of all written modules and declarations */
export async function compile(
  root: string,
  record: Package,
  aliases: Layout['aliases'],
  folder: string,
): Promise<string[]> {
  const layout = { aliases, placeOf: placing(record.places) };
  const entries = [
    ...Object.values(record.exports),
    ...Object.values(record.bin ?? {}),
    ...(record.alsoCompiled ?? []),
  ];
  const replacements = new Map(
    (record.emptied ?? []).map((source) => [source, '// Only a checkout needs this module.\n']),
  );
  for (const [source, kept] of Object.entries(record.bundled ?? {})) {
    const { code, licences } = await bundle(root, source, kept);
    replacements.set(source, code);
    write(join(folder, dirname(layout.placeOf(source)), 'licenses.txt'), licences);
  }
  const texts = modules(root, entries, replacements, layout, folder);
  const exported = Object.values(record.exports);
  return exported.length > 0 ? [...texts, ...declarations(root, exported, layout, folder)] : texts;
}

/** Writes the entries and all modules that they import. @param replacements texts in place of sources */
function modules(
  root: string,
  entries: readonly string[],
  replacements: ReadonlyMap<string, string>,
  layout: Layout,
  folder: string,
): string[] {
  const waiting = [...entries];
  const known = new Set(waiting);
  const texts: string[] = [];
  for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
    const text = replacements.get(source) ?? withoutTypes(source, readFileSync(join(root, source), 'utf8'));
    const packed = packedImports(text, source, layout);
    write(join(folder, layout.placeOf(source).replace(/\.ts$/, '.js')), packed.text);
    texts.push(packed.text);
    for (const next of packed.sources) {
      if (known.has(next)) continue;
      known.add(next);
      waiting.push(next);
    }
  }
  return texts;
}

/** Removes the types of a module; its lines keep their numbers. */
const withoutTypes = (source: string, text: string): string =>
  source.endsWith('.ts') ? stripTypeScriptTypes(text).replaceAll(/[ \t]+$/gm, '') : text;

/** Writes the declarations of the exports, and of the modules that TypeScript finds through them. */
function declarations(root: string, exported: readonly string[], layout: Layout, folder: string): string[] {
  const work = mkdtempSync(join(folder, '.types-'));
  const config = join(work, 'tsconfig.json');
  const compilerOptions = {
    ...{ noEmit: false, incremental: false, declaration: true, emitDeclarationOnly: true },
    ...{
      rootDir: root,
      outDir: join(work, 'out'),
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
    },
  };
  const files = exported.map((source) => join(root, source));
  writeFileSync(
    config,
    JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, files, include: [] }),
  );
  try {
    const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
    execFileSync(process.execPath, [compiler, '-p', config], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    const out = join(work, 'out');
    return filesBelow(out)
      .filter((file) => file.endsWith('.d.ts'))
      .map((file) => {
        const source = relative(out, file)
          .replaceAll('\\', '/')
          .replace(/\.d\.ts$/, '.ts');
        const { text } = packedImports(readFileSync(file, 'utf8'), source, layout);
        write(join(folder, layout.placeOf(source).replace(/\.ts$/, '.d.ts')), text);
        return text;
      });
  } catch (error) {
    throw new Error(
      `TypeScript wrote no declarations of ${exported.join(', ')}: ${(error as { stdout?: string }).stdout ?? ''}`,
      { cause: error },
    );
  } finally {
    rmSync(work, { recursive: true });
  }
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

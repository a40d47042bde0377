import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import type { Enumeration } from '../model.ts';

interface EnumFile {
  readonly description: string;
  readonly 'x-spec'?: string;
  readonly enum: readonly (string | number)[];
  readonly 'x-enum-varnames': readonly string[];
  readonly 'x-enum-descriptions': readonly string[];
}

/** The shared enumerations; generated/shared/enums.ts is made of the same files, without descriptions and sections. */
export async function readEnums(root: string): Promise<Enumeration[]> {
  const folder = join(root, 'openapi/shared/enums');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).sort();
  return Promise.all(
    files.map(async (file) =>
      toEnumeration(basename(file, '.yaml'), await readFile(join(folder, file), 'utf8')),
    ),
  );
}

function toEnumeration(name: string, source: string): Enumeration {
  const schema: EnumFile = parse(source);
  return {
    name,
    description: schema.description,
    ...(schema['x-spec'] && { spec: schema['x-spec'] }),
    values: schema.enum.map((value, index) => ({
      value,
      name: schema['x-enum-varnames'][index] ?? '',
      label: schema['x-enum-descriptions'][index] ?? '',
    })),
  };
}

import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { contractNames } from '#generated/services.ts';
import type { Schema } from '#tools/contract/document.ts';
import { contractOf } from '#tools/contract/generated.ts';
import { type Operation, readOperation } from './operation.ts';
import { readScenarios } from './scenarios.ts';

/** An error code of a service (errors.yaml). Codes of the gateway belong to a layer. */
export interface ServiceError {
  readonly name: string;
  readonly code: string;
  readonly layer?: string;
  readonly kind: string;
  readonly meaning: string;
  readonly text?: string;
  readonly spec?: string | undefined;
  readonly provenance?: 'assumed' | undefined;
}

export type Service = Awaited<ReturnType<typeof readService>>;

/** A shared enumeration from its file in openapi/shared/enums. */
type Enumeration = Schema &
  Pick<ServiceError, 'name' | 'spec'> & { readonly enum: readonly (string | number)[] };

export type Site = Awaited<ReturnType<typeof readSite>>;

/** Reads everything that the site shows from the repository. */
export async function readSite(root: string) {
  return {
    services: await Promise.all(contractNames.map((name) => readService(name, root))),
    enums: await readEnums(join(root, 'openapi/shared/enums')),
    scenarios: await readScenarios(root),
  };
}

async function readEnums(folder: string): Promise<Enumeration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).toSorted();
  const read = async (file: string) => {
    const schema = parse(await readFile(join(folder, file), 'utf8'));
    return { ...schema, name: basename(file, '.yaml'), spec: schema['x-spec'] };
  };
  return Promise.all(files.map(read));
}

async function readService(name: string, root: string) {
  const { document, operations: all } = contractOf(name);
  const { version, description = '', title: titles } = document.info;
  const changelogPath = `openapi/${name}/CHANGELOG.md`;
  const changelog = await readFile(join(root, changelogPath), 'utf8');
  const newest = /^## \[?(\d+\.\d+\.\d+[^\s\]]*)/m.exec(changelog)?.[1];
  if (newest !== version)
    throw new Error(
      `${changelogPath} begins with ${newest ?? 'no version'}, but the contract has version ${version}: add an entry with the changes`,
    );
  const [title = '', english = ''] = titles.split(' · ');
  const base = document.servers[0]!.url.replace(/\/$/, '');
  const operations = all.map((operation) => readOperation(operation, document, base));
  // Time limit of a call, in words.
  const limit = document['x-time-limit'] ? `${document['x-time-limit'] / 1000} 秒` : '';
  const envelope = document['x-envelope'];
  const errors = envelope === 'none' ? statusErrors(operations) : await namedErrors(name, root);
  return { name, title, english, version, description, base, limit, envelope, operations, errors, changelog };
}

async function namedErrors(name: string, root: string): Promise<ServiceError[]> {
  const { errors }: { errors: Readonly<Record<string, Omit<ServiceError, 'name'>>> } = await import(
    pathToFileURL(join(root, 'generated', name, 'errors.ts')).href
  );
  return Object.entries(errors).map(([errorName, row]) => ({ ...row, name: errorName }));
}

/** Returns the errors of a service without an envelope. It has no errors.yaml: its codes are the HTTP statuses that it documents. */
function statusErrors(operations: readonly Operation[]): ServiceError[] {
  const rows = operations.flatMap(({ errors, responses }) =>
    errors.map(({ code, when, condition = '', spec, provenance }) => ({
      ...{ name: `HTTP ${code}`, code, kind: when, spec, provenance },
      meaning: responses[code]?.description ?? condition,
    })),
  );
  return [...Map.groupBy(rows, ({ code }) => code).values()].map(([first]) => first!);
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServiceFacts } from '#generated/runtime/facts.ts';
import type { Document } from '#tools/contract/document.ts';
import { bundled, contractOf } from '#tools/contract/generated.ts';
import type { Operation, Service, ServiceError } from '../model.ts';
import { newestVersion } from './changelog.ts';
import { readOperation, type OperationRow } from './operation.ts';

/** One service from generated/<name>/ and its change log. */
export async function readService(name: string, root: string): Promise<Service> {
  const folder = join(root, 'generated', name);
  const changelogPath = `openapi/${name}/CHANGELOG.md`;
  const [changelog, tables] = await Promise.all([
    readFile(join(root, changelogPath), 'utf8'),
    readTables(folder),
  ]);
  const { document } = contractOf(name);
  const { version, description = '' } = document.info;
  const newest = newestVersion(changelog);
  if (newest !== version)
    throw new Error(
      `${changelogPath} begins with ${newest ?? 'no version'}, the contract's is ${version}: write down what changed`,
    );
  const [title = '', english = ''] = document.info.title.split(' · ');
  const { base, timeLimit, envelope: members } = tables.service;
  const envelope = { base, ...(timeLimit && { timeLimit }), ...members };
  const operations = Object.values(tables.operations).map((row) => readOperation(row, document, envelope));
  const errors = Object.entries(tables.errors).map(([errorName, row]) => ({ ...row, name: errorName }));
  return {
    ...{
      name,
      title,
      english,
      version,
      description,
      envelope,
      operations,
      changelog,
      document: bundled(name),
    },
    errors: errors.length > 0 ? errors : statusErrors(operations, document),
  };
}

interface Tables {
  readonly operations: Readonly<Record<string, OperationRow>>;
  readonly errors: Readonly<Record<string, Omit<ServiceError, 'name'>>>;
  readonly service: ServiceFacts;
}

async function readTables(folder: string): Promise<Tables> {
  const load = (file: string): Promise<Partial<Tables>> => import(pathToFileURL(join(folder, file)).href);
  const [operations, errors, facts] = await Promise.all(
    ['operations.ts', 'errors.ts', 'service.ts'].map(load),
  );
  return {
    operations: operations?.operations ?? {},
    errors: errors?.errors ?? {},
    service: facts?.service ?? { name: '', base: '', codes: {}, headers: {}, signed: {} },
  };
}

/** A service without an envelope has no errors.yaml: its codes are the HTTP statuses that it documents. */
function statusErrors(operations: readonly Operation[], document: Document): ServiceError[] {
  const byCode = new Map<string, ServiceError>();
  for (const { path, method, errors } of operations) {
    for (const { code, when, condition, spec, provenance } of errors) {
      const meaning = document.paths[path]?.[method]?.responses[code]?.description ?? condition ?? '';
      const found = byCode.get(code) ?? {
        name: `HTTP ${code}`,
        code,
        kind: when,
        meaning,
        ...(spec && { spec }),
        ...(provenance && { provenance }),
      };
      byCode.set(code, found);
    }
  }
  return [...byCode.values()];
}

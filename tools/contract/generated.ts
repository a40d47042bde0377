import { readFileSync } from 'node:fs';
import { bundleFile } from './bundles.ts';
import type { Contract, Document, Operation } from './document.ts';
import { listOperations } from './operations.ts';
import { resolved } from './resolve.ts';

const contracts = new Map<string, Contract>();

/** Returns the bundled contract of a service with all references resolved. */
export function contractOf(service: string): Contract {
  const known = contracts.get(service);
  if (known) return known;
  const document = resolved(bundled(service));
  const contract = { service, document, operations: listOperations(document) };
  contracts.set(service, contract);
  return contract;
}

/** One operation of a resolved contract. */
export function operationOf(service: string, operationId: string): Operation {
  const found = contractOf(service).operations.find((operation) => operation.operationId === operationId);
  if (!found) throw new Error(`${service} has no operation ${operationId}`);
  return found;
}

/** Returns the bundled contract of a service as it is published, with its references. */
export const bundled = (service: string): Document =>
  JSON.parse(readFileSync(bundleFile(service, 'openapi.json'), 'utf8'));

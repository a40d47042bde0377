import { membersOf } from './body.ts';
import type { Operation } from './types.ts';

/** `version`, `lockVersion`, `row_version`. */
const VERSION = /^(version|revision|(lock|row)_?version)$/i;

/** Returns the member of the body of a PUT or PATCH with the version of the changed resource; undefined for our own contracts. */
export const versionOf = (operation: Operation): string | undefined =>
  operation.answers && (operation.method === 'PUT' || operation.method === 'PATCH')
    ? Object.keys(membersOf(operation)).find((name) => VERSION.test(name))
    : undefined;

import { dirname, relative } from 'node:path';
import { BaseResolver, type Config, type Source } from '@redocly/openapi-core';
import { completeFile } from './completeFile.ts';
import { readServiceFacts, type ServiceFacts } from './serviceFacts.ts';

/** Reads a contract's files for Redocly and adds the derived members; positions in the files stay the same. */
export class DerivingResolver extends BaseResolver {
  /** Problems of the files that were read: members that are missing, or written by hand although they are derived. */
  readonly problems: { readonly path: string; readonly message: string }[] = [];
  readonly #folder: string;
  readonly #facts: ServiceFacts | undefined;

  /** @param contract path of a service's openapi.yaml */
  constructor(contract: string, config: Config) {
    super(config.resolve);
    this.#folder = dirname(contract);
    this.#facts = readServiceFacts(this.#folder);
  }

  override parseDocument(source: Source, isRoot?: boolean) {
    const document = super.parseDocument(source, isRoot);
    const path = source.absoluteRef;
    const isOwn = !relative(this.#folder, path).startsWith('..');
    if (this.#facts && isOwn)
      for (const message of completeFile(this.#facts, path, document.parsed))
        this.problems.push({ path, message });
    return document;
  }
}

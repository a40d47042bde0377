import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contract } from '#tools/contract/document.ts';
import { root } from '../contract.ts';

/** generated/README.md: the text of tools/generate/README.template.md with the list of services. */
export async function emitReadme(contracts: readonly Contract[]): Promise<string> {
  const text = await readFile(join(root, 'tools/generate/README.template.md'), 'utf8');
  const rows = contracts.map(({ service, document, operations }) => {
    const limit = document['x-time-limit'];
    return `| ${service} | ${document.info.title} | \`${document.servers[0]?.url ?? '/'}\` | ${limit ? `${limit / 1000} s` : ''} | ${operations.length} |`;
  });
  return text.replace('{{services}}', rows.join('\n'));
}

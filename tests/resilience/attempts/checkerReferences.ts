import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { backend } from '../../../checker/tests/support/commandLine.ts';
import type { Attempt } from '../attempt.ts';
import { contractAsking, runChecker } from '../checkerRun.ts';

const SECRET = 'only-for-the-owner';

export const attempt: Attempt = {
  issue: '34.16',
  title: 'the checker sends and prints no file outside the contract’s folder, and reports the reference',
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'references-'));
    const [inside, secret] = [join(folder, 'contracts'), join(folder, 'secret.json')];
    mkdirSync(inside);
    writeFileSync(secret, JSON.stringify({ type: 'string', example: SECRET }));
    symlinkSync(secret, join(inside, 'linked.json'));
    let sent = '';
    const target = await backend((request, response) => {
      request.on('data', (chunk: Buffer) => (sent += chunk.toString()));
      request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
    });
    const references = [
      secret,
      '../secret.json',
      'linked.json',
      pathToFileURL(secret).href,
      '%2e%2e%2fsecret.json',
    ];
    let leaked = 0;
    const shortfalls: string[] = [];
    try {
      for (const reference of references) {
        sent = '';
        const contract = join(inside, 'contract.json');
        writeFileSync(contract, JSON.stringify(contractAsking({ $ref: reference })));
        const { out, err } = await runChecker(contract, target.origin, '--writes');
        if (`${sent}${out}${err}`.includes(SECRET)) {
          leaked += 1;
          shortfalls.push(`${reference} was read and sent`);
        }
        if (!out.includes(`$ref ${reference} is left out`)) shortfalls.push(`${reference} is not named`);
      }
      return { figures: { references: references.length, leaked }, shortfalls };
    } finally {
      await target.stop();
      rmSync(folder, { recursive: true });
    }
  },
};

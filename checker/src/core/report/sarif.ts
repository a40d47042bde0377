/** SARIF 2.1.0, which code hosts show beside the contract's lines. */
import { checks } from '../checks/index.ts';
import type { Finding, Report } from './report.ts';

export function sarif({ findings }: Report): string {
  const used = new Map(findings.map(({ check, title }) => [check, title]));
  for (const { id, title } of checks) used.set(id, title);
  const rules = [...used].map(([id, text]) => ({ id, shortDescription: { text } }));
  const driver = { name: 'contract-check', rules };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, results: findings.map(result) }],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

const result = ({ check, operation, message, contract, fingerprint, sent, replay }: Finding) => ({
  ruleId: check,
  level: 'error',
  message: { text: `${operation}: ${message}\n${sent.curl}\n${replay}` },
  locations: [
    {
      physicalLocation: {
        artifactLocation: { uri: contract.file },
        region: { startLine: contract.line },
      },
    },
  ],
  partialFingerprints: { contractCheck: fingerprint },
});

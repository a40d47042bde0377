/** Writes SARIF 2.1.0, which code hosts show beside the contract's lines. */
import type { Check } from '../judging/check.ts';
import type { Finding, Report } from './report.ts';

/** Returns the SARIF document. @param checks every check of the run; those without findings are listed as rules too */
export function sarif({ findings }: Report, checks: readonly Check[]): string {
  const used = new Map(findings.map(({ check, title, origin }) => [check, { title, origin }]));
  for (const { id, title, origin = 'core' } of checks) used.set(id, { title, origin });
  const rules = [...used].map(([id, { title, origin }]) => ({
    id,
    shortDescription: { text: title },
    properties: { tags: [origin] },
  }));
  const driver = { name: 'contract-check', rules };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, results: findings.map(result) }],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

const result = ({ check, origin, operation, message, contract, fingerprint, sent, replay }: Finding) => ({
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
  properties: { origin },
});

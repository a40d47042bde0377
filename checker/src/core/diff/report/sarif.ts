/** Writes SARIF 2.1.0, which code hosts show beside the contract's lines. Safe changes are notes. */
import { rules, type RuleId } from '../changes/rules.ts';
import { affectedOf, titleOf, whyOf, type Result } from './result.ts';

const LEVELS = { breaking: 'error', unclear: 'warning', safe: 'note' } as const;

/** Returns the SARIF document as text. */
export function sarif(result: Result): string {
  const { causes, addressOf } = result;
  const used = [...new Set(causes.flatMap(({ findings }) => findings.map(({ rule }) => rule)))];
  const results = causes.map((cause) => {
    const { place, findings, verdict, id } = cause;
    const at = place && addressOf(place);
    return {
      ruleId: (findings.find((finding) => finding.verdict === verdict) ?? findings[0])?.rule,
      level: LEVELS[verdict],
      message: { text: `${titleOf(cause)}: ${whyOf(cause)}. ${affectedOf(cause)}` },
      ...(at && {
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: at.file },
              region: { startLine: at.line },
            },
          },
        ],
      }),
      partialFingerprints: { contractDiff: id },
    };
  });
  const driver = {
    name: 'contract-check diff',
    rules: used.map((rule: RuleId) => ({ id: rule, shortDescription: { text: rules[rule].why } })),
  };
  return `${JSON.stringify({ $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [{ tool: { driver }, results }] }, null, 2)}\n`;
}

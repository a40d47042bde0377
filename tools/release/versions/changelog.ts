/** Writes the changelog entry of a release from the section Unreleased. */

/** Matches the section Unreleased: up to the next version's heading, or to the end of the text. */
const UNRELEASED = /^## \[Unreleased\]\n([\s\S]*?)(?=^## \[|(?![\s\S]))/m;

/** @throws if there is no section Unreleased */
export function unreleasedOf(changelog: string): string {
  const [, body] = UNRELEASED.exec(changelog) ?? [];
  if (body === undefined) throw new Error('CHANGELOG.md has no section "## [Unreleased]"');
  return body.trim();
}

/** Returns the version of the newest release. */
export function releasedOf(changelog: string): string {
  const [, version] = /^## \[(\d[^\]]*)\]/m.exec(changelog) ?? [];
  if (version === undefined) throw new Error('CHANGELOG.md names no release');
  return version;
}

/**
 * Returns the changelog entry of a release: the changes of Unreleased, with a table of the contracts' versions in place of its
 * part Contracts.
 */
export function entryOf(
  version: string,
  date: string,
  unreleased: string,
  contracts: readonly { readonly service: string; readonly version: string }[],
): string {
  const [changes = ''] = unreleased.split(/^### Contracts$/m);
  const rows = contracts.map(
    ({ service, version: own }) => `| ${service} | ${own} | [${service}](openapi/${service}/CHANGELOG.md) |`,
  );
  const table = ['### Contracts', '', '| Contract | Version | Changes |', '|---|---|---|', ...rows];
  return [`## [${version}] - ${date}`, changes.trim(), table.join('\n')].filter(Boolean).join('\n\n');
}

/** Returns the changelog with the entry in place of Unreleased, which begins empty. */
export const withEntry = (changelog: string, entry: string): string =>
  changelog.replace(UNRELEASED, () => `## [Unreleased]\n\n${entry}\n\n`);

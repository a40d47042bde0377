import type { UserConfig } from 'vite';

type Experimental = NonNullable<UserConfig['experimental']>;

/**
 * One build serves under every path: scripts and styles load their files from their own folder. Pages use absolute
 * URLs, because a deep link has no folder of its own; the server adds the path of its reverse proxy
 * (simulator/src/server/network/basePath.ts).
 */
export const anyBase: Experimental = {
  renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
};

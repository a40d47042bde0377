import type { UserConfig } from 'vite';

type Experimental = NonNullable<UserConfig['experimental']>;

/**
 * One build serves under every path: scripts and styles find their files beside themselves. Pages name theirs from the root, for a deep
 * link has no folder of its own; the server puts the path of its reverse proxy before (simulator/src/server/network/basePath.ts).
 */
export const anyBase: Experimental = {
  renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
};

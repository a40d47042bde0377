#!/usr/bin/env node
/** Command of the published package. */
import './requireNode.ts';
import './commit.ts';

// Imported after the check of Node's version, because an old Node could not load it.
await import('../main.ts');

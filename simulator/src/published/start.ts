#!/usr/bin/env node
/** Command of the published package. */
import './requireNode.ts';
import './commit.ts';

await import('../main.ts');

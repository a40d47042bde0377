#!/usr/bin/env node
/** Command of the published package. Functions that Node 20 lacks are added before any module uses them. */
import './olderNode.ts';
import './commit.ts';

await import('../main.ts');

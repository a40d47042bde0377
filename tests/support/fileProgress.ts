/** Reports Vitest's progress after each test file, for the live line of `npm test` (tools/launch/progress.mjs). */
import type { Reporter } from 'vitest/node';

export default class FileProgress implements Reporter {
  #done = 0;
  #total = 0;

  onTestRunStart(files: readonly unknown[]): void {
    this.#total = files.length;
  }

  onTestModuleEnd(): void {
    this.#done += 1;
    process.stdout.write(`[${this.#done}/${this.#total}]`);
  }
}

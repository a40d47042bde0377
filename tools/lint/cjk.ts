/** Rule: Chinese texts are in copy files, never in a .tsx (docs/design/style.md rule 16). */

const cjk = /[\u3000-\u303f\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/;

/** Returns whether a text has Chinese characters or full-width punctuation. */
export function hasCjk(text: string): boolean {
  return cjk.test(text);
}

/** Returns whether a file must not contain Chinese. Components must not; their tests may, because they look for visible texts. */
export function refusesCjk(file: string): boolean {
  return /(^|\/)portal\/src\/.*\.tsx$/.test(file) && !file.endsWith('.test.tsx');
}

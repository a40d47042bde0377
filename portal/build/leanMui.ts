import type { Plugin } from 'vite';

interface Replacement {
  readonly module: RegExp;
  /** Import of a part that the portal does not use. */
  readonly line: string;
  readonly instead: string;
}

const replacements: readonly Replacement[] = [
  // Themes of CSS variables.
  {
    module: /@mui\/material\/styles\/createTheme\.mjs$/,
    line: 'import createThemeWithVars from "./createThemeWithVars.mjs";',
    instead: "const createThemeWithVars = () => { throw new Error('a theme of CSS variables'); };",
  },
  // Every text area names its own component (ui/form/TextField.tsx), so that single-line fields load none.
  {
    module: /@mui\/material\/InputBase\/InputBase\.mjs$/,
    line: 'import TextareaAutosize from "../TextareaAutosize/index.mjs";',
    instead: "const TextareaAutosize = () => { throw new Error('multiline without inputComponent'); };",
  },
];

/** Removes parts of MUI that the portal does not use, but that MUI imports on every page. */
export const leanMui = (): Plugin => ({
  name: 'portal-lean-mui',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const found = replacements.find(({ module }) => module.test(id));
    if (found === undefined) return undefined;
    if (!code.includes(found.line))
      throw new Error(`${id} lacks the line that portal/build/leanMui.ts replaces: ${found.line}`);
    return { code: code.replace(found.line, found.instead), map: null };
  },
});

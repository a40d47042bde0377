/** Names newer than the floor (the oldest browsers, floor.ts) that the portal may use, each with the fallback of older browsers. */
export const allowed: Readonly<Record<string, string>> = {
  ':has':
    'a rule in `@supports not selector(:has(a))` replaces it; in print, a table may break across sheets',
  translate:
    'browsers without it have no built-in translator, and other translators also obey the class `notranslate`',
  inert: 'the part is also hidden, or ignores the pointer',
  '@container': 'without it the bars are horizontal, as on a phone',
  containerType: 'as @container',
  '1lh': 'reserves a line for a late text; without it the text moves the content below',
  scrollbarWidth: 'affects the look only',
  textSpacingTrim: 'without it “ at the start of a line stands half a character further right',
  maskImage: 'Emotion writes it with its prefix too',
  userSelect: 'Emotion writes it with its prefix too',
  WebkitTapHighlightColor: 'affects the look only',
  '::-webkit-search-cancel-button': 'affects the look only',
  'print-color-adjust': 'Vite writes it with its prefix too',
  '@page': 'without it the printer uses its own margins',
  'break-after: avoid': 'without it a heading may be the last line of a sheet',
  anchor: 'a property of MUI',
  forcedColorAdjust: 'Safari has no forced colours',
  'forced-color-adjust': 'Safari has no forced colours',
  '.address': 'a function of ours',
  '.fileName': 'a function of ours',
  '.side': 'a function of ours',
};

/** Newer names in bundled libraries, each with its fallback or the reason why it is harmless. */
export const allowedInLibraries: Readonly<Record<string, string>> = {
  'URL.canParse': 'zod checks first whether it exists',
  'Uint8Array.fromHex': '@noble/hashes checks first whether it exists',
  '.toHex': '@noble/hashes checks first whether it exists',
  'Error.captureStackTrace': 'zod and fflate check first whether it exists',
  '.captureStackTrace': 'as Error.captureStackTrace',
  'Navigator.userAgentData': "MUI's positioning library checks first whether it exists",
  'Navigator.connection': 'React checks first whether it exists',
  '.startViewTransition':
    'React and the router check first whether it exists, and the portal uses no view transition',
  '::view-transition': 'as .startViewTransition',
  '::view-transition-group': 'as .startViewTransition',
  '.toArray': "React's own Children.toArray",
  '.escape': 'CSS.escape, which is old; only RegExp.escape is newer',
  '.alpha': "MUI's own",
  '.locale': "dayjs's own",
  '.when': "zod's own",
  'color-mix(': 'MUI, for themes with native colours; ours is none',
  'oklch(': 'as color-mix(',
  boxFlex: 'a list of numbers in Emotion',
  boxFlexGroup: 'a list of numbers in Emotion',
  boxOrdinalGroup: 'a list of numbers in Emotion',
  colorAdjust: 'MUI, for printed colours; a second name of an older property',
};

import { kept } from '../../storage/storage.ts';
import { storeOf } from '../../storage/store.ts';
import { light, type Tokens } from './tokens.ts';

/** Storage name of the choice; build/boot.js reads it before the first paint. */
export const CHOICE = 'THEME';

/** The current look. */
export const appearance = storeOf(light);

export function show(tokens: Tokens): void {
  // Colours for parts without a script: the grey frame, scroll bars.
  document.documentElement.dataset['theme'] = tokens.mode;
  appearance.set(tokens);
}

const systemDark = () => matchMedia('(prefers-color-scheme: dark)');

/** Shows the chosen look, else the system's; the dark look loads when it is first shown. */
export async function showChosenLook(): Promise<void> {
  const dark = (kept.getItem(CHOICE) ?? (systemDark().matches ? 'dark' : '')) === 'dark';
  if (dark || appearance.snapshot() !== light) show(dark ? (await import('./dark.ts')).dark : light);
}

/** Shows the chosen look now, and again whenever the system's setting changes. */
export function keepAppearance(): Promise<void> {
  systemDark().addEventListener('change', () => void showChosenLook().catch(() => undefined));
  return showChosenLook().catch(() => undefined);
}

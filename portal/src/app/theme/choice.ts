import { kept } from '../../storage/storage.ts';
import { showChosenLook, CHOICE } from './appearance.ts';

export const choices = ['system', 'light', 'dark'] as const;
export type Choice = (typeof choices)[number];

export const storedChoice = (): Choice =>
  choices.find((choice) => choice === kept.getItem(CHOICE)) ?? 'system';

/** Stores the choice in this browser and shows it at once. */
export function storeChoice(choice: Choice): Promise<void> {
  if (choice === 'system') kept.removeItem(CHOICE);
  else kept.setItem(CHOICE, choice);
  return showChosenLook();
}

import type { Html } from './html.ts';
import { markup } from './html.ts';

interface Choice {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly note: string;
  readonly chosen: boolean;
}

/** Radio button of a form. */
export const choice = ({ name, value, label, note, chosen }: Choice): Html =>
  markup`<label class="choice">
    <input type="radio" name="${name}" value="${value}"${chosen ? markup` checked` : ''}>
    <span>${label}</span><span class="tag">${note}</span>
  </label>`;

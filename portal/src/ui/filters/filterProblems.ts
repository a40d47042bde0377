import { dates as copy } from '../../copy/form.ts';
import { filters } from '../../copy/ui.ts';
import { MOST_NUMBERS, numbersTyped } from '../../format/typed.ts';
import { readDate, type DateUnit } from '../control/dateText.ts';
import { PERIOD, type FilterControl, type FilterTexts } from './controls.ts';

type Problems = Record<string, string>;

/**
 * Returns why these filters are invalid, by field name: texts that are no dates, too many numbers, periods that end
 * before they begin.
 */
export function filterProblems(controls: readonly FilterControl<string>[], texts: FilterTexts): Problems {
  const unreadable = (name: string, unit: DateUnit): Problems => {
    const text = texts[name] ?? '';
    return text === '' || readDate(text, unit) !== undefined ? {} : { [name]: copy.unreadable[unit] };
  };
  const tooMany = (name: string): Problems =>
    numbersTyped(texts[name] ?? '').length > MOST_NUMBERS ? { [name]: filters.tooMany(MOST_NUMBERS) } : {};
  const reversed = (from: string, to: string): Problems => {
    const [first, last] = [from, to].map((name) => readDate(texts[name] ?? '', 'day'));
    return first !== undefined && last !== undefined && last < first ? { [to]: copy.reversed } : {};
  };
  return Object.assign(
    {},
    ...controls.map((control): Problems => {
      if (control.kind === 'numbers') return tooMany(control.name);
      if (control.kind === 'month') return unreadable(control.name, 'month');
      if (control.kind !== 'period') return {};
      const { from, to } = PERIOD;
      return { ...unreadable(from, 'day'), ...unreadable(to, 'day'), ...reversed(from, to) };
    }),
  );
}

import { useEffect, useRef } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useIsDrawn } from '../router/reactRouter.tsx';
import { namesOf, type FilterControl, type FilterTexts } from './controls.ts';
import { filterProblems } from './filterProblems.ts';
import type { UrlTexts } from './useUrlFilters.ts';

interface FilterForm {
  readonly form: UseFormReturn<FilterTexts, unknown, FilterTexts>;
  /** Requests the list with the chosen filters. */
  readonly send: (texts: FilterTexts) => void;
  readonly reset: () => void;
}

/**
 * The filters of a bar as a form. The URL is the source of truth: the form holds only choices that are not sent yet, and
 * only for the filters in the bar. A tab above the list changes its filter in the URL directly.
 * @param onAgain called if a send or a reset changes nothing: it fetches the same list once more
 */
export function useFilterForm(
  url: UrlTexts,
  controls: readonly FilterControl<string>[],
  onAgain: () => void,
): FilterForm {
  const names = controls.flatMap(namesOf);
  const textsOfBar = (texts: Readonly<FilterTexts>): FilterTexts =>
    Object.fromEntries(names.map((name) => [name, texts[name] ?? '']));
  const inUrl = textsOfBar(url.values);
  /** Returns whether the URL already has these texts: it would then trigger no request. */
  const isInUrl = (texts: Readonly<FilterTexts>): boolean =>
    Object.entries(texts).every(([name, text]) => text === (url.values[name] ?? ''));
  const form = useForm<FilterTexts, unknown, FilterTexts>({
    defaultValues: inUrl,
    resolver: (texts) => {
      const problems = Object.entries(filterProblems(controls, texts));
      return problems.length === 0
        ? { values: texts, errors: {} }
        : {
            values: {},
            errors: Object.fromEntries(
              problems.map(([name, message]) => [name, { type: 'filter', message }]),
            ),
          };
    },
  });
  /** Values of the URL, or those that the form has sent to it. */
  const expected = useRef(inUrl);
  const isDrawn = useIsDrawn();
  // Runs after each render: `inUrl` is a new object each time.
  useEffect(() => {
    // Back, a link or a tab changed the URL. Other fields keep what the user is choosing. While another page is being
    // loaded, the URL of this render is outdated: the next render compares again.
    const changed = names.filter((name) => inUrl[name] !== expected.current[name]);
    if (changed.length === 0 || !isDrawn()) return;
    for (const name of changed) {
      form.setValue(name, inUrl[name] ?? '');
      form.clearErrors(name);
    }
    expected.current = inUrl;
  });
  return {
    form,
    send: (typed) => {
      const texts = url.clean(typed);
      expected.current = { ...expected.current, ...texts };
      url.send(texts);
      for (const [name, text] of Object.entries(texts)) if (text !== typed[name]) form.setValue(name, text);
      if (isInUrl(texts)) onAgain();
    },
    reset: () => {
      expected.current = textsOfBar(url.initial);
      form.reset(expected.current);
      url.reset();
      if (isInUrl(url.initial)) onAgain();
    },
  };
}

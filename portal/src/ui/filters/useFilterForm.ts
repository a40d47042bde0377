import { useEffect, useRef } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { changedElsewhere } from './changedElsewhere.ts';
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
 * The filters of a bar as a form. The URL is the source of truth: the form holds only choices not yet sent, and only
 * for the filters in the bar, since a tab above the list changes its own. @param onAgain fetches the same list once
 * more
 */
export function useFilterForm(
  url: UrlTexts,
  controls: readonly FilterControl<string>[],
  onAgain: () => void,
): FilterForm {
  const names = controls.flatMap(namesOf);
  const shown = (texts: Readonly<FilterTexts>): FilterTexts =>
    Object.fromEntries(names.map((name) => [name, texts[name] ?? '']));
  const inUrl = shown(url.values);
  /** The URL would stay the same and trigger no request. */
  const stays = (texts: Readonly<FilterTexts>): boolean =>
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
  const seen = useRef(inUrl);
  const sent = useRef<FilterTexts>({});
  useEffect(() => {
    const isSame = names.every((name) => inUrl[name] === seen.current[name]);
    if (isSame) return;
    for (const name of changedElsewhere(seen.current, sent.current, inUrl)) {
      form.setValue(name, inUrl[name] ?? '');
      form.clearErrors(name);
    }
    seen.current = inUrl;
    sent.current = {};
  });
  return {
    form,
    send: (typed) => {
      const texts = url.clean(typed);
      sent.current = texts;
      url.send(texts);
      for (const [name, text] of Object.entries(texts)) if (text !== typed[name]) form.setValue(name, text);
      if (stays(texts)) onAgain();
    },
    reset: () => {
      sent.current = shown(url.initial);
      form.reset(sent.current);
      url.reset();
      if (stays(url.initial)) onAgain();
    },
  };
}

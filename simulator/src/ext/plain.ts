import { markup } from './html.ts';
import { returnUrl } from './returnUrl.ts';
import type { Outcome, Visit } from './visit.ts';

/** Makes an external page with one sentence and a link back to the portal. */
export const plain =
  (title: string, sentence: string) =>
  (visit: Visit): Outcome => {
    const back = returnUrl(visit);
    return {
      title,
      content: markup`<p>${sentence}</p>
        <p><a class="button" href="${back ?? '/front/'}">${back === undefined ? '去首页' : '返回'}</a></p>`,
    };
  };

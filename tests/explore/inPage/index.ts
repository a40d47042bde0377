/** Functions that run inside the page: bundled once per run (driver/inPage.ts) and called by name. */
import type { Look } from '../observed.ts';
import { changes, startChanges, watched } from './changes.ts';
import { controlsOf, find } from './controls.ts';
import { keepingScroll } from './covered.ts';
import { firstRowTop } from './firstRow.ts';
import { nameOf, roleOf } from './names.ts';
import { inOneLook } from './oneLook.ts';
import {
  dialogsOf,
  ghostsOf,
  isFrozen,
  popupsOf,
  rowsOf,
  sightingsOf,
  spokenOf,
  stripsOf,
  waitingOf,
} from './page.ts';
import { piecesOf } from './pieces.ts';
import { isResting, staysAtRest } from './resting.ts';
import { reachableOf, stopOf } from './stops.ts';
import { textOf } from './visible.ts';

/** Reads the whole page; `Look` explains each part. */
function look(): Look {
  const { activeElement } = document;
  // While none of a dialog's controls can have the focus, the layer around the dialog has it: that counts as no focus.
  const focused = activeElement?.matches('[role=presentation]') ? null : activeElement;
  const strips = stripsOf();
  const ghosts = ghostsOf();
  const measured = keepingScroll(() => ({ controls: controlsOf(), pieces: piecesOf(document.body) }));
  return {
    url: location.href,
    title: document.title,
    lang: document.documentElement.lang,
    width: innerWidth,
    height: innerHeight,
    scrollWidth: document.documentElement.scrollWidth,
    firstRow: firstRowTop(),
    text: textOf(document.body),
    spoken: spokenOf(),
    mains: [...document.querySelectorAll('main,[role=main]')].filter((main) => main.checkVisibility()).length,
    headings: [...document.querySelectorAll('h1')]
      .filter((heading) => heading.checkVisibility() && heading.closest('[inert]') === null)
      .map((heading) => heading.textContent?.trim() ?? ''),
    ...measured,
    strips,
    sightings: sightingsOf(),
    rows: rowsOf(),
    dialogs: dialogsOf(),
    popups: popupsOf(),
    ghosts,
    frozen: isFrozen(),
    focus: focused === null || focused === document.body ? '' : `${roleOf(focused)} ${nameOf(focused)}`,
    focusInMain: (focused?.closest('main') ?? null) !== null,
    focusIsHeading: focused?.matches('h1,h2,[role=heading],main') ?? false,
    waiting: waitingOf(),
  };
}

/** Reads facts and rows only: fast, and without scrolling. */
const glance = (): Pick<Look, 'sightings' | 'rows'> => ({ sightings: sightingsOf(), rows: rowsOf() });

/** Overlays of the page. */
const layers = (): Pick<Look, 'dialogs' | 'popups'> => ({ dialogs: dialogsOf(), popups: popupsOf() });

const explorer = {
  isResting,
  staysAtRest,
  look: () => inOneLook(look),
  glance,
  layers,
  startChanges,
  changes,
  watched,
  find,
  reachable: reachableOf,
  stop: stopOf,
};

declare global {
  interface Window {
    explorer: typeof explorer;
  }
}

window.explorer = explorer;

/** Observations of the explorer as plain data, so that rules need no browser. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A control: a button, a link, a field, a tab … */
export interface Control {
  /** Index among the controls of the page. */
  readonly index: number;
  readonly role: string;
  readonly name: string;
  /** Region or dialog around it. */
  readonly where: string;
  readonly box: Box;
  readonly enabled: boolean;
  /** Text with the reason why it is disabled. */
  readonly reason: string;
  /** A click would change nothing: the link of the current page, the selected tab. */
  readonly current: boolean;
  /** A text field: a click only has to focus it. */
  readonly writable: boolean;
  /** Part of a sentence: its height is the line height. */
  readonly inline: boolean;
  /** 0 for the page itself, otherwise the number of its dialog, sticky bar or scroll box. */
  readonly layer: number;
  readonly href?: string | undefined;
  /** Native control with texts of the browser: `select`, `input[type=date]`. */
  readonly native?: string | undefined;
  /** The element that covers it at every scroll position. */
  readonly coveredBy?: string | undefined;
}

/** A visible line of text or drawing. */
export interface Piece {
  readonly text: string;
  readonly where: string;
  readonly box: Box;
  /** Contrast with its background; undefined if unknown. */
  readonly contrast?: number | undefined;
  /** Pixels that are cut off without a sign. */
  readonly cut: number;
  readonly coveredBy?: string | undefined;
  /** Sentence whose parts are several items of a grid or flex box. */
  readonly scattered?: string | undefined;
  /** Figure or date that breaks over two lines. */
  readonly torn?: string | undefined;
  /** Line that begins with closing punctuation. */
  readonly badStart?: string | undefined;
}

/** A box that scrolls sideways without a sign of its hidden parts. */
interface Strip {
  readonly where: string;
  readonly hidden: string;
}

/** One appearance of a fact on a page. */
export interface Sighting {
  /** `<entity>.<field>:<id>` */
  readonly fact: string;
  readonly text: string;
  /** Address of the page where it was seen, or `导出`, `打印`. */
  readonly at: string;
  /** Facts whose sum it is; a minus marks a subtracted one. */
  readonly sumOf?: readonly string[] | undefined;
}

/** An enabled control that Tab must reach, alone or with its group, in which arrow keys reach the others. */
export interface Reachable {
  readonly id: number;
  readonly group: number;
  /** Region and description, for readers of a finding. */
  readonly name: string;
}

/** An element with the focus. */
export interface Stop extends Reachable {
  /** True for a tab of a tab list. */
  readonly tab: boolean;
  /** The focus is visible. */
  readonly ringed: boolean;
  /** Element that hides a part of its ring. */
  readonly ringCutBy?: string | undefined;
  readonly inView: boolean;
  readonly coveredBy?: string | undefined;
}

/** The content of a page at one moment. */
export interface Look {
  readonly url: string;
  readonly title: string;
  readonly lang: string;
  readonly width: number;
  readonly height: number;
  readonly scrollWidth: number;
  /** Top of the first row of the page's list, in px below the page's top. */
  readonly firstRow?: number | undefined;
  /** All visible text. */
  readonly text: string;
  /** Names, hints and labels for screen readers only. */
  readonly spoken: readonly string[];
  /** Number of visible `main` landmarks. */
  readonly mains: number;
  readonly headings: readonly string[];
  readonly controls: readonly Control[];
  readonly pieces: readonly Piece[];
  readonly strips: readonly Strip[];
  readonly sightings: readonly Sighting[];
  /** Short words of each row of a table or list. */
  readonly rows: readonly (readonly string[])[];
  readonly dialogs: readonly string[];
  /** Open menus and lists of choices. */
  readonly popups: readonly string[];
  /** Invisible layers over the whole page. */
  readonly ghosts: readonly string[];
  /** The page is inert or hidden from screen readers, and no visible overlay has a control. */
  readonly frozen: boolean;
  /** The focused element in words; empty without one. */
  readonly focus: string;
  readonly focusInMain: boolean;
  readonly focusIsHeading: boolean;
  /** Loading signs. */
  readonly waiting: readonly string[];
}

/** Events during an action: errors, native dialogs, downloads, new windows, requests. */
export interface Happened {
  /** Unprovoked messages of the console or the page; the browser reports failed requests there too. */
  readonly errors: readonly string[];
  /** Native dialogs: `alert`, `confirm`. */
  readonly native: readonly string[];
  readonly downloads: readonly string[];
  readonly opened: readonly string[];
  readonly requests: number;
  readonly printed: boolean;
  /** A new document was loaded, so the focus is at its start. */
  readonly loaded: boolean;
  /** Number of changes of the document, except those of the clicked control. */
  readonly changes: number;
}

/** The explorer tried to close an overlay. */
export interface Left {
  readonly kind: 'left';
  /** Cause of the overlay: the click, or the page after the click. */
  readonly clicked: Clicked;
  readonly happened: Happened;
  /** Cause of the overlay's end: `nothing` if it stays open. */
  readonly by: 'Esc' | 'button' | 'nothing';
  /** The page afterwards. If nothing closed the overlay: the page after Esc. */
  readonly after: Look;
  /** The opener still exists and can take the focus. */
  readonly openerThere: boolean;
  readonly focusBack: boolean;
}

/** A page was opened, by its address or within the portal. */
interface Visited {
  readonly kind: 'visited';
  readonly look: Look;
  readonly happened: Happened;
  readonly axe: readonly { readonly rule: string; readonly target: string }[];
}

/** A control was clicked or pressed by a key. */
export interface Clicked {
  readonly kind: 'clicked';
  readonly control: Control;
  readonly byKey?: boolean | undefined;
  readonly before: Look;
  readonly after: Look;
  readonly happened: Happened;
}

/** Tab went through all stops of a page or overlay. */
export interface Tabbed {
  readonly kind: 'tabbed';
  readonly look: Look;
  readonly reachable: readonly Reachable[];
  readonly stops: readonly Stop[];
}

/** The page in print media. */
export interface Printed {
  readonly kind: 'printed';
  readonly screen: Look;
  readonly paper: Look;
  /** Share of each A4 sheet's height that its texts fill. */
  readonly filled: readonly number[];
}

/** A control was clicked during a fault of the connection or the response. */
export interface Failed {
  readonly kind: 'failed';
  readonly fault: 'offline' | 'slow' | 'server gone' | 'refused' | 'answer lost';
  readonly control: Control;
  readonly before: Look;
  readonly after: Look;
  readonly happened: Happened;
  /** The same page after the fault. */
  readonly restored: Look;
  /** Outcome of a money step by the provider's books. */
  readonly money?: {
    /** How often the books contain the step at the time of `after`. */
    readonly timesTaken: number;
    /**
     * How often they contain it after the fault and another try, which only a step that was not taken gets; undefined if the
     * step can never succeed or the page led elsewhere.
     */
    readonly timesTakenAfterRetry: number | undefined;
  };
}

export type Observation = Visited | Clicked | Left | Tabbed | Printed | Failed;

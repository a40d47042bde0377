/** Observations of the explorer as plain data: rules are functions over them and need no browser. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Something that can be worked: a button, a link, a field, a tab … */
export interface Control {
  /** Its place among the controls of the page, for the driver. */
  readonly index: number;
  readonly role: string;
  readonly name: string;
  /** Region or dialog that it stands in. */
  readonly where: string;
  readonly box: Box;
  readonly enabled: boolean;
  /** The text that explains why it is disabled. */
  readonly reason: string;
  /** Already what a click would make it: the current page, the chosen tab. */
  readonly current: boolean;
  /** Something to write into: the focus is all that a click has to give. */
  readonly writable: boolean;
  /** Part of a sentence, where its height is the line's. */
  readonly inline: boolean;
  /** 0 on the page itself, else a number of what it moves with: a dialog, a bar that stays on the screen, a box that scrolls. */
  readonly layer: number;
  readonly href?: string | undefined;
  /** A control that the browser draws in its own language: `select`, `input[type=date]`. */
  readonly native?: string | undefined;
  /** The element that covers it at every scroll position. */
  readonly coveredBy?: string | undefined;
}

/** A line of text, or a drawing, that can be seen. */
export interface Piece {
  readonly text: string;
  readonly where: string;
  readonly box: Box;
  /** Between what it is drawn in and what it is drawn on; undefined where that cannot be told. */
  readonly contrast?: number | undefined;
  /** How many pixels of it are cut off without a sign. */
  readonly cut: number;
  readonly coveredBy?: string | undefined;
  /** A figure or date in it that is broken over two lines. */
  readonly torn?: string | undefined;
  /** A line in it that begins with closing punctuation. */
  readonly badStart?: string | undefined;
}

/** Something that scrolls sideways, with parts that cannot be seen and nothing that hints at them. */
interface Strip {
  readonly where: string;
  readonly hidden: string;
}

export interface Sighting {
  /** `<entity>.<field>:<id>` */
  readonly fact: string;
  readonly text: string;
  /** Address of the page where it was seen, or `导出`, `打印`. */
  readonly at: string;
  /** The facts that it says to be the sum of; with a minus those that it is less of. */
  readonly sumOf?: readonly string[] | undefined;
}

/** An enabled control; arrow keys lead to the others of its group. */
export interface Reachable {
  readonly id: number;
  readonly group: number;
  /** For people. */
  readonly name: string;
}

/** Something that has the focus. */
export interface Stop extends Reachable {
  readonly tab: boolean;
  /** Something around it shows that it has the focus. */
  readonly ringed: boolean;
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
  /** All the text that can be seen. */
  readonly text: string;
  /** Names, hints and labels that are heard, not seen. */
  readonly spoken: readonly string[];
  readonly mains: number;
  readonly headings: readonly string[];
  readonly controls: readonly Control[];
  readonly pieces: readonly Piece[];
  readonly strips: readonly Strip[];
  readonly sightings: readonly Sighting[];
  /** The short words of each row of a table or a list. */
  readonly rows: readonly (readonly string[])[];
  readonly dialogs: readonly string[];
  /** Menus and lists of choices that have opened. */
  readonly popups: readonly string[];
  /** Layers over the whole page that can neither be seen nor left. */
  readonly ghosts: readonly string[];
  /** The page is inert or hidden from screen readers, and no dialog is open. */
  readonly frozen: boolean;
  /** The focused element in words; empty without one. */
  readonly focus: string;
  readonly focusInMain: boolean;
  readonly focusIsHeading: boolean;
  /** Loading signs. */
  readonly waiting: readonly string[];
}

/** Errors and navigations during an action. */
export interface Happened {
  /** Unprovoked messages of the console or the page; the browser reports failed requests there too. */
  readonly errors: readonly string[];
  /** Dialogs of the browser's own: `alert`, `confirm`. */
  readonly native: readonly string[];
  readonly downloads: readonly string[];
  readonly opened: readonly string[];
  readonly requests: number;
  readonly printed: boolean;
  /** A new document was loaded: reading begins at its start, and so does the focus. */
  readonly loaded: boolean;
  /** Changes of the document, the clicked control's own look aside. */
  readonly changes: number;
}

/** Leaving of the overlay that a click had opened. */
export interface Left {
  readonly kind: 'left';
  /** The cause of the overlay: the click itself, or the page that the click led to. */
  readonly clicked: Clicked;
  readonly happened: Happened;
  readonly by: 'Esc' | 'button' | 'nothing';
  readonly after: Look;
  /** The opener is still there and could have the focus back. */
  readonly openerThere: boolean;
  readonly focusBack: boolean;
}

/** A page was come to: by its address, or by the portal's own way. */
interface Visited {
  readonly kind: 'visited';
  readonly look: Look;
  readonly happened: Happened;
  readonly axe: readonly { readonly rule: string; readonly target: string }[];
}

/** A control was clicked, or pressed by a key. */
export interface Clicked {
  readonly kind: 'clicked';
  readonly control: Control;
  readonly byKey?: boolean | undefined;
  readonly before: Look;
  readonly after: Look;
  readonly happened: Happened;
}

/** A page, or what lies over it, was gone through with Tab, once round. */
export interface Tabbed {
  readonly kind: 'tabbed';
  readonly look: Look;
  readonly reachable: readonly Reachable[];
  readonly stops: readonly Stop[];
}

/** The page as it goes to paper. */
export interface Printed {
  readonly kind: 'printed';
  readonly screen: Look;
  readonly paper: Look;
}

/** A control was clicked while something was broken: the connection, the answer. */
export interface Failed {
  readonly kind: 'failed';
  readonly fault: 'offline' | 'slow' | 'server gone' | 'refused' | 'answer lost';
  readonly control: Control;
  readonly before: Look;
  readonly after: Look;
  readonly happened: Happened;
  /** The same page when all is well again. */
  readonly restored: Look;
  /** Outcome of a money step by the provider's own books. */
  readonly money?: {
    /** How often it was taken when the page said what it says in `after`. */
    readonly acted: number;
    /** The same at the end; what was not taken was done once more, with all well again; undefined where the way led elsewhere. */
    readonly again: number | undefined;
  };
}

export type Observation = Visited | Clicked | Left | Tabbed | Printed | Failed;

/** Browser operations of the tour, with one adapter for each protocol of the engines. */
export interface Driver {
  /** The engine's own version text. */
  readonly version: string;
  open(url: string): Promise<void>;
  /** Returns the value of an expression, which must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks with the mouse at a point in CSS pixels of the window. */
  click(x: number, y: number): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Sets a file on the first file field that the selector finds. */
  upload(selector: string, file: string): Promise<void>;
  /** Returns the bytes of the PDF; undefined if the driver cannot print. */
  print(): Promise<number | undefined>;
  /** Uncaught exceptions of all pages so far. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

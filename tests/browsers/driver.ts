/** What the tour needs of a browser; one adapter for each protocol that engines speak. */
export interface Driver {
  /** As the engine calls itself. */
  readonly version: string;
  open(url: string): Promise<void>;
  /** The value of an expression, JSON at most. */
  evaluate(expression: string): Promise<unknown>;
  /** A real click, in CSS pixels of the window. */
  click(x: number, y: number): Promise<void>;
  /** Into what has the focus. */
  type(text: string): Promise<void>;
  /** The first element that the selector finds is a file field. */
  upload(selector: string, file: string): Promise<void>;
  /** Bytes of the PDF; undefined where the engine's driver cannot print. */
  print(): Promise<number | undefined>;
  /** Exceptions that no script has caught. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

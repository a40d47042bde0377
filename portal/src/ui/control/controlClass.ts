interface ControlState {
  readonly invalid: boolean | undefined;
  /** Class that its place adds. */
  readonly className: string | undefined;
}

/** Classes of a box that is a control (theme/controls.ts). */
export const controlClass = (kind: 'select-box' | 'date-box', { invalid, className }: ControlState): string =>
  ['control', kind, ...(invalid === true ? ['invalid'] : []), className ?? ''].join(' ').trim();

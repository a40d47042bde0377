/** Moves the focus to the first control of the next or previous row of the visible table. */
export function stepRows(by: 1 | -1): void {
  const rows = [...document.querySelectorAll('#panel .list tbody tr')].flatMap((row) => {
    const control = row.querySelector<HTMLElement>('button, a');
    return control ? [{ row, control }] : [];
  });
  const here = rows.findIndex(({ row }) => row.contains(document.activeElement));
  const next = here < 0 ? (by > 0 ? 0 : rows.length - 1) : here + by;
  rows[next]?.control.focus();
}

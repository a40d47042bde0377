/** In place of MUI's ripple, which look.md (rule 5) never shows: the buttons need not carry its code. */
export default function NoRipple() {
  return null;
}

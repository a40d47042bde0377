/** In place of MUI's CircularProgress in a button at work: a ring in the text's colour (app/theme/globals.ts). */
export default function Spinner({ 'aria-labelledby': labelledBy }: { readonly 'aria-labelledby': string }) {
  return <span role="progressbar" aria-labelledby={labelledBy} className="spinner" />;
}

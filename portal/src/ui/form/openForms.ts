let open = 0;

/** Counts a form while it is on the page. @returns a function that ends it */
export function noteOpenForm(): () => void {
  open += 1;
  return () => {
    open -= 1;
  };
}

/** Forms that may hold unsent input. */
export const isFormOpen = (): boolean => open > 0;

let open = 0;

/** Counts a form while it is on the page. @returns a function for its removal */
export function noteOpenForm(): () => void {
  open += 1;
  return () => {
    open -= 1;
  };
}

/** Returns whether the page has a form that may hold unsent input. */
export const isFormOpen = (): boolean => open > 0;

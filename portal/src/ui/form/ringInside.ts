/** The focus ring of a box around a hidden input; browsers without `:has` show it after a click too. */
export const ringInside = (ink: string) => {
  const ring = { outline: `2px solid ${ink}`, outlineOffset: 2 };
  return {
    '&:focus-within:has(input:focus-visible)': ring,
    '@supports not selector(:has(a))': { '&:focus-within': ring },
  };
};

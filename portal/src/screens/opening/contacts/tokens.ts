interface Known {
  readonly code: string;
  readonly token: string;
}

/**
 * What the right codes were worth, by mobile. A code counts once: whoever sends the contacts again after a refusal needs
 * no other, until another one is asked for.
 */
export function createTokens(verify: (phone: string, code: string) => Promise<string>) {
  const known = new Map<string, Known>();
  return {
    tokenFor: async (phone: string, code: string): Promise<string> => {
      const before = known.get(phone);
      if (before?.code === code) return before.token;
      const token = await verify(phone, code);
      known.set(phone, { code, token });
      return token;
    },
    forget: (phone: string): void => void known.delete(phone),
  };
}

/**
 * What the last right code of each phone is worth: a code counts once, so whoever sends the same again after a refusal needs
 * no other. Another code that goes to the phone ends it, even one of the same digits: its proof is a new one.
 */
export function codeProofs() {
  const proofs = new Map<string, { readonly code: string; readonly smsToken: string }>();
  return {
    known: (phone: string, code: string): string | undefined => {
      const proof = proofs.get(phone);
      return proof?.code === code ? proof.smsToken : undefined;
    },
    keep: (phone: string, code: string, smsToken: string) => void proofs.set(phone, { code, smsToken }),
    forget: (phone: string) => void proofs.delete(phone),
  };
}

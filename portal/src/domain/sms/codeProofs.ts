/**
 * Proofs of the last correct code of each phone. A code can be verified only once. When the user submits again after a
 * refusal, its proof is reused. A new code for the phone ends the proof, even with the same digits.
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

import type { OpeningAuth } from '#generated/shared/enums.ts';

const pages: Record<OpeningAuth, string> = {
  REAL_NAME_PAGE: 'realname',
  LEGAL_FACE: 'auth',
  SIGN_FACE: 'auth',
};

/** Link to a simulated page for an authentication during opening, with the return address. */
export const authLink = (auth: OpeningAuth, flowNo: string, returnUrl: string) => ({
  authFlowNo: flowNo,
  verifyUrl: `/_sim/ext/${pages[auth]}?authFlowNo=${flowNo}&returnUrl=${encodeURIComponent(returnUrl)}`,
});

/** Numbers that the provider never sends whole: first 3 and last 4, or first 4 and last 4 in groups (spec 1 §5). */
export const maskedPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`;

export const maskedAccount = (accountNo: string): string =>
  `${accountNo.slice(0, 4)} **** **** ${accountNo.slice(-4)}`;

/** The landing of 12003. */
export const LANDING = '/company/landing?productCode=12003';

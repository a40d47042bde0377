/** The landing page of product 12003. */
export const LANDING = '/company/landing?productCode=12003';

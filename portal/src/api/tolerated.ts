/**
 * What a tolerated code gives (1 §8): the standard service's answer as it came, instead of its data.
 * The contract says of each operation which of these codes it may answer.
 */
export interface ToleratedAnswer {
  readonly resultCode: string;
  readonly resultMsg?: string;
}

export const isTolerated = (answer: unknown): answer is ToleratedAnswer =>
  typeof answer === 'object' && answer !== null && 'resultCode' in answer;

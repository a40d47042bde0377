import { companyCopy } from './copy.ts';

interface Days {
  readonly foundedOn: string;
  readonly termTo?: string | undefined;
  readonly legalIdFrom: string;
  readonly legalIdTo?: string | undefined;
}

interface CompanyRule {
  /** Field that shows the message. */
  readonly at: keyof Days;
  readonly message: string;
  readonly broken: (days: Days, today: string) => boolean;
}

const { problems } = companyCopy;

/** Rules between the days of a company and of its legal person's card. */
export const companyRules: readonly CompanyRule[] = [
  { at: 'foundedOn', message: problems.founded, broken: ({ foundedOn }, today) => foundedOn > today },
  {
    at: 'termTo',
    message: problems.termOver,
    broken: ({ termTo }, today) => termTo !== undefined && termTo < today,
  },
  { at: 'legalIdFrom', message: problems.idFuture, broken: ({ legalIdFrom }, today) => legalIdFrom > today },
  {
    at: 'legalIdTo',
    message: problems.idOver,
    broken: ({ legalIdTo }, today) => legalIdTo !== undefined && legalIdTo < today,
  },
  {
    at: 'legalIdTo',
    message: problems.idOrder,
    broken: ({ legalIdFrom, legalIdTo }) => legalIdTo !== undefined && legalIdTo <= legalIdFrom,
  },
];

import type { ComponentType } from 'react';
import { OpeningStep } from '#generated/shared/enums/OpeningStep.ts';
import { BusinessStep } from '../business/BusinessStep.tsx';
import { CompanyStep } from '../company/CompanyStep.tsx';
import { ContactsStep } from '../contacts/ContactsStep.tsx';
import { MaterialsStep } from '../materials/MaterialsStep.tsx';
import { SignStep } from '../sign/SignStep.tsx';
import { VerifyStep } from '../verify/VerifyStep.tsx';
import type { StepProps } from './stepProps.ts';

/** The page of each step. */
export const stepPages: Readonly<Record<OpeningStep, ComponentType<StepProps>>> = {
  [OpeningStep.Company]: CompanyStep,
  [OpeningStep.Verify]: VerifyStep,
  [OpeningStep.Contacts]: ContactsStep,
  [OpeningStep.Business]: BusinessStep,
  [OpeningStep.Materials]: MaterialsStep,
  [OpeningStep.Sign]: SignStep,
};

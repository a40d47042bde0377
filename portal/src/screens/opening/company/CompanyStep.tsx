import Box from '@mui/material/Box';
import { useState } from 'react';
import { saveOpeningCompany } from '#generated/provisional/operations/saveOpeningCompany.ts';
import { CompanyKind } from '#generated/shared/enums/CompanyKind.ts';
import { OpeningStep } from '#generated/shared/enums/OpeningStep.ts';
import { CompanyKindLabel } from '#generated/shared/labels.ts';
import { useToday } from '#portal/session/useNow.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { SelectField } from '#portal/ui/form/SelectField.tsx';
import { StepForm } from '../flow/StepForm.tsx';
import type { StepProps } from '../flow/stepProps.ts';
import { useStep } from '../flow/useStep.ts';
import { fieldGrid } from '../parts/styles.ts';
import { useOpeningFlow } from '../useOpeningFlow.ts';
import { CompanyField } from './CompanyField.tsx';
import { companyCopy } from './copy.ts';
import { companyForm } from './form.ts';
import { IdCards } from './IdCards.tsx';
import { LicenceCard } from './LicenceCard.tsx';
import { originOf, toFill } from './origin.ts';
import { OriginMark } from './OriginMark.tsx';
import { readOff, valuesOf, type LicenceField } from './values.ts';

const kinds = Object.values(CompanyKind).map((value) => ({ value, label: CompanyKindLabel[value] }));

/** The fields of each card, in their order. */
const cards = [
  {
    title: companyCopy.company,
    fields: [
      'companyName',
      'creditCode',
      'companyKind',
      'registeredCapital',
      'foundedOn',
      'termTo',
      'regionCode',
      'address',
      'officeAddress',
    ],
  },
  {
    title: companyCopy.legal,
    fields: ['legalName', 'legalPhone', 'legalIdNo', 'legalIdFrom', 'legalIdTo'],
  },
] as const;

/** The company and its legal person; an uploaded licence fills in its fields. */
export function CompanyStep(props: StepProps) {
  const { application } = props;
  const { linkParams } = useOpeningFlow();
  const today = useToday();
  const [definition] = useState(() => companyForm(today));
  const { form, draft, confirm, sending, restored } = useStep({
    application,
    step: OpeningStep.Company,
    definition,
    choices: ['companyKind'],
    saved: valuesOf(application.company),
    send: (sent, version) => saveOpeningCompany({ ...sent, productCode: linkParams.productCode, version }),
  });
  const { control, setValue, setFocus, getValues, watch } = form;
  const { labels } = companyCopy;
  const licence = application.recognised ?? {};
  const recognised = readOff(licence);
  const values = watch();

  // Setting a value validates it only after the first submit: before that, the form would keep the error.
  const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  const setField = (field: LicenceField, text: string | undefined) => {
    if (field !== 'companyKind') return setValue(field, text ?? '', options);
    const kind = Object.values(CompanyKind).find((each) => each === text);
    if (kind !== undefined) setValue(field, kind, options);
  };
  const isRecognised = (field: string): field is LicenceField =>
    Object.hasOwn(recognised, field) && Object.hasOwn(labels, field);
  const markOf = (field: keyof typeof labels) => {
    if (!isRecognised(field)) return undefined;
    const text = recognised[field];
    return (
      <OriginMark
        label={labels[field]}
        origin={originOf(text, values[field])}
        readText={wordsOf(field, text, licence.regionName)}
        onRestore={() => {
          setField(field, text);
          // The pressed button disappears.
          setFocus(field);
        }}
      />
    );
  };
  const origins = Object.keys(recognised)
    .filter(isRecognised)
    .map((field) => originOf(recognised[field], values[field]).kind);

  return (
    <StepForm
      {...props}
      step={OpeningStep.Company}
      form={form}
      draft={draft}
      restored={restored}
      sending={sending}
      labels={labels}
      onConfirm={confirm}
    >
      <LicenceCard
        application={application}
        filled={origins.length}
        edited={origins.filter((kind) => kind === 'edited').length}
        onRead={(next) => {
          const newTexts = readOff(next);
          for (const field of toFill<LicenceField>(newTexts, recognised, getValues()))
            setField(field, newTexts[field]);
        }}
      />
      {cards.map(({ title, fields }) => (
        <CardFrame key={title} title={title}>
          {title === companyCopy.legal && application.cards ? (
            <IdCards
              application={application}
              cards={application.cards}
              values={values}
              onAccept={(field, value) => {
                setValue(field, value, options);
                // The pressed button disappears.
                setFocus(field);
              }}
            />
          ) : null}
          <Box sx={fieldGrid}>
            {fields.map((name) => {
              const field = { label: labels[name], mark: markOf(name) };
              return name === 'companyKind' ? (
                <SelectField key={name} {...field} control={control} name={name} options={kinds} />
              ) : (
                <CompanyField key={name} {...field} control={control} name={name} />
              );
            })}
          </Box>
        </CardFrame>
      ))}
    </StepForm>
  );
}

/** Formats a recognised value as the user reads it. */
function wordsOf(field: LicenceField, text: string | undefined, region: string | undefined): string {
  if (field === 'regionCode') return region ?? '';
  const kind = Object.values(CompanyKind).find((each) => each === text);
  return field === 'companyKind' && kind !== undefined ? CompanyKindLabel[kind] : (text ?? '');
}

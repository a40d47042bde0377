interface Template {
  readonly templateNo: string;
  readonly templateVersion: string;
}

/** Which of these contracts the provider still wants signed: the others are signed, whoever heard of it. */
export const stillPending = <Contract extends Template>(
  contracts: readonly Contract[],
  pending: readonly Template[],
): readonly Contract[] =>
  contracts.filter((contract) =>
    pending.some(
      ({ templateNo, templateVersion }) =>
        templateNo === contract.templateNo && templateVersion === contract.templateVersion,
    ),
  );

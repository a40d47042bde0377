interface Template {
  readonly templateNo: string;
  readonly templateVersion: string;
}

/** Returns the contracts that the provider still lists as unsigned. */
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

interface Template {
  readonly templateNo: string;
  readonly templateVersion: string;
}

interface Pending {
  readonly noFaceContractList: readonly Template[];
  readonly faceContractList: readonly Template[];
}

/** Which of these contracts the provider still wants signed: the others are signed, whoever heard of it. */
export function stillPending<Contract extends Template>(
  contracts: readonly Contract[],
  { noFaceContractList, faceContractList }: Pending,
): readonly Contract[] {
  const pending = [...noFaceContractList, ...faceContractList];
  return contracts.filter((contract) =>
    pending.some(
      ({ templateNo, templateVersion }) =>
        templateNo === contract.templateNo && templateVersion === contract.templateVersion,
    ),
  );
}

import { contractTemplates } from '../world/baseline/contracts.ts';
import { instalmentContract } from '../world/bills/instalments.ts';
import type { Contract } from '../world/contracts/schema.ts';
import { openingTemplates } from '../world/opening/contracts.ts';
import type { World } from '../world/world.ts';
import { contractTexts } from './contractTexts.ts';
import { markup } from './html.ts';
import { pdf } from './pdf.ts';
import type { Outcome, Visit } from './visit.ts';

/** Shows an invented contract text by contract or template number: long enough to read, scroll and accept. */
export function contract({ world, rest: number }: Visit): Outcome {
  const found = contractOf(world, number);
  if (found === undefined) return unknown(number);
  return {
    title: found.name,
    content: markup`<p class="caption">合同模板 ${found.templateNo}，版本 ${found.templateVersion}</p>
      <p>甲方：${world.company.name}</p>
      <ol class="clauses">
        ${contractTexts(found.contractType).map((clause) => markup`<li>${clause}</li>`)}
      </ol>
      ${signature(found).map((line) => markup`<p>${line}</p>`)}`,
  };
}

/** Returns a signed contract as a file: the same text with the signature below. */
export function contractFile({ world, rest: number }: Visit): Outcome {
  const found = world.contracts.find(({ signed }) => signed?.contractNo === number);
  if (found === undefined) return unknown(number);
  const content = pdf({
    title: found.name,
    lines: [
      `合同模板：${found.templateNo}　版本：${found.templateVersion}`,
      `甲方：${world.company.name}（${world.company.creditCode}）`,
      '乙方：北京金采商业保理有限公司',
      '',
      ...contractTexts(found.contractType).map((clause, index) => `${index + 1}. ${clause}`),
      '',
      ...signature(found),
    ],
  });
  return { file: { name: `${found.name}-${number}.pdf`, content } };
}

const signature = ({ signed }: Pick<Contract, 'signed'>): string[] =>
  signed ? [`合同编号：${signed.contractNo}`, `签署时间：${signed.at}`] : [];

const unknown = (number: string): Outcome => ({
  title: '没有这份合同',
  content: markup`<p>模拟器中没有编号为${number}的合同或合同模板。</p>`,
});

/** Returns a contract of the company, or one that it may be asked to sign. */
const contractOf = (
  world: World,
  number: string,
): Pick<Contract, 'name' | 'templateNo' | 'templateVersion' | 'contractType' | 'signed'> | undefined =>
  world.contracts.find(({ templateNo, signed }) => number === templateNo || number === signed?.contractNo) ??
  [...Object.values(contractTemplates), ...openingTemplates, instalmentContract].find(
    ({ templateNo }) => number === templateNo,
  );

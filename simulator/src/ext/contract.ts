import { contractTexts } from './contractTexts.ts';
import { contractTemplates } from '../world/baseline/contracts.ts';
import { instalmentContract } from '../world/bills/instalments.ts';
import { openingTemplates } from '../world/opening/contracts.ts';
import type { World } from '../world/world.ts';
import { markup } from './html.ts';
import type { Outcome, Visit } from './visit.ts';

/** The text of a contract, by its number or its template's, made up: enough to be read, scrolled and agreed to. */
export function contract({ world, rest: asked }: Visit): Outcome {
  const found = contractOf(world, asked);
  if (found === undefined)
    return { title: '没有这份合同', content: markup`<p>模拟器中没有编号为${asked}的合同或合同模板。</p>` };
  return {
    title: found.name,
    content: markup`<p class="caption">合同模板 ${found.templateNo}，版本 ${found.templateVersion}</p>
      <p>甲方：${world.company.name}</p>
      <ol class="clauses">
        ${contractTexts(found.contractType).map((clause) => markup`<li>${clause}</li>`)}
      </ol>`,
  };
}

/** The company's own, or one that it may yet be asked to sign. */
const contractOf = (world: World, asked: string) =>
  world.contracts.find(({ templateNo, signed }) => asked === templateNo || asked === signed?.contractNo) ??
  [...Object.values(contractTemplates), ...openingTemplates, instalmentContract].find(
    ({ templateNo }) => asked === templateNo,
  );

import * as z from 'zod/mini';
import { submitAgentChange as fields } from '#generated/provisional/fields/submitAgentChange.ts';
import { verifySmsCode } from '#generated/provisional/fields/verifySmsCode.ts';
import {
  acrossFields,
  digitsText,
  emptyable,
  idCard,
  idText,
  personName,
  phoneText,
  unspaced,
} from '#portal/ui/form/fieldRules.ts';
import { defineForm } from '#portal/ui/form/formDefinition.ts';
import { copy } from '../copy.ts';
import type { AgentInfo } from '../queries.ts';

const { problems } = copy.agent;
type Agent = AgentInfo['agent'];

/** Returns whether a phone needs a code: it does unless it is the one on record. */
export const needsCode = (phone: string, onRecord: Pick<Agent, 'phone'>): boolean => phone !== onRecord.phone;

/** Form of the new agent. @param onRecord the current agent */
export const agentForm = (onRecord: Agent) =>
  defineForm({
    draft: { name: 'agent', except: ['code'] },
    schema: z
      .object({
        name: personName(fields.name),
        idNo: idText(fields.idNo.check(idCard())),
        phone: phoneText(fields.phone),
        code: emptyable(z.optional(digitsText(verifySmsCode.code))),
        email: unspaced(fields.email),
      })
      .check(
        acrossFields(({ code, ...agent }) => {
          if (needsCode(agent.phone, onRecord) && code === undefined)
            return { at: 'code', message: problems.code };
          const isUnchanged =
            agent.name === onRecord.name &&
            agent.idNo === onRecord.idNo &&
            agent.phone === onRecord.phone &&
            agent.email === onRecord.email;
          return isUnchanged ? { at: 'name', message: problems.unchanged } : undefined;
        }),
      ),
    words: {
      name: problems.name,
      idNo: { pattern: problems.idNo, idCard: problems.idCheck },
      phone: problems.phone,
      code: problems.code,
      email: problems.email,
    },
  });

export type AgentSent = z.output<ReturnType<typeof agentForm>['schema']>;

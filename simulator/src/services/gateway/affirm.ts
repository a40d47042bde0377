import { answerAffiche } from '../../world/notices/affiches.ts';
import type { Handler } from '../handler.ts';

export const affirm: Handler<'gateway', 'affirm'> = ({ afficheNo, operateBtnType }, { world }) => ({
  data: true,
  world: answerAffiche(world, afficheNo, operateBtnType),
});

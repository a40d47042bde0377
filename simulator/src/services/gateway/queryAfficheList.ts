import { openAffiches } from '../../world/notices/affiches.ts';
import type { Affiche } from '../../world/notices/schema.ts';
import type { World } from '../../world/world.ts';
import { upgradeContracts } from '../contractEntry.ts';
import type { Handler } from '../handler.ts';

const afficheOnWire = (world: World) => (affiche: Affiche) => ({
  afficheNo: affiche.afficheNo,
  afficheTitle: affiche.title,
  afficheContent: affiche.content,
  ...(affiche.pcUrl === undefined ? {} : { pcUrl: affiche.pcUrl }),
  ...(affiche.jumpPCUrl === undefined ? {} : { jumpPCUrl: affiche.jumpPCUrl }),
  buttonText: affiche.buttonText,
  remindBtn: affiche.remindButton,
  isShowCloseBtn: affiche.closeButton,
  ...(affiche.aboutContracts ? { upContract: upgradeContracts(world) } : {}),
});

export const queryAfficheList: Handler<'gateway', 'queryAfficheList'> = (_input, { world }) => ({
  data: openAffiches(world).map(afficheOnWire(world)),
});

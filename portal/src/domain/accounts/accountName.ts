import { words } from '../../copy/words.ts';

/** A purchasing account by the provider's fields: login and nickname. */
export interface NamedAccount {
  readonly jdpin: string;
  readonly nickname?: string | undefined;
}

/** Returns the display name. */
export const nameOf = ({ jdpin, nickname }: NamedAccount): string => nickname ?? jdpin;

/** Name and login in one line. */
export const nameAndLogin = ({ jdpin, nickname }: NamedAccount): string =>
  nickname === undefined ? jdpin : words.nameAndLogin(nickname, jdpin);

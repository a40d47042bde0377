import { words } from '../../copy/words.ts';

/** A purchasing account as the provider names it: by its login, and by the name that it was given. */
export interface NamedAccount {
  readonly jdpin: string;
  readonly nickname?: string | undefined;
}

/** What people call it. */
export const nameOf = ({ jdpin, nickname }: NamedAccount): string => nickname ?? jdpin;

/** Name and login in one line. */
export const nameAndLogin = ({ jdpin, nickname }: NamedAccount): string =>
  nickname === undefined ? jdpin : words.nameAndLogin(nickname, jdpin);

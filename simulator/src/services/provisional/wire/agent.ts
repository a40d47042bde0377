import type { Agent } from '#simulator/world/agent/schema.ts';
import { maskedEmail, maskedIdNo, maskedPhone } from './masks.ts';

/** The agent as the wire shows him: whole to a parent, masked to a child. */
export const agentOf = ({ name, idNo, phone, email }: Agent, clear: boolean): Agent =>
  clear
    ? { name, idNo, phone, email }
    : { name, idNo: maskedIdNo(idNo), phone: maskedPhone(phone), email: maskedEmail(email) };

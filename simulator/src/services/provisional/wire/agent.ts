import type { Agent } from '#simulator/world/agent/schema.ts';
import { maskedEmail, maskedIdNo, maskedPhone } from './masks.ts';

/** Returns the agent's data, masked unless `clear`. */
export const agentOf = ({ name, idNo, phone, email }: Agent, clear: boolean): Agent =>
  clear
    ? { name, idNo, phone, email }
    : { name, idNo: maskedIdNo(idNo), phone: maskedPhone(phone), email: maskedEmail(email) };

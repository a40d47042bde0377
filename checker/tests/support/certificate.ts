/** Creates a certificate for 127.0.0.1 and backend.example, so that the repository contains no key. DER, X.509 (RFC 5280). */
import { generateKeyPairSync, sign } from 'node:crypto';

/** The types of values. The last four are numbered members of their structure: `[0]`, `[3]`, `[2]` and `[7]`. */
const TAG = {
  bits: 0x03,
  octets: 0x04,
  text: 0x0c,
  time: 0x17,
  sequence: 0x30,
  set: 0x31,
  version: 0xa0,
  extensions: 0xa3,
  hostName: 0x82,
  ipAddress: 0x87,
} as const;

/** Encodes a value in DER: its type, its length and its content. */
const der = (type: keyof typeof TAG, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([TAG[type], ...lengthOf(content)]), content]);
};

/** Returns a length in one byte, or from 128 on the number of its bytes (0x81, 0x82) and these. */
function lengthOf({ length }: Buffer): number[] {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}

const sequence = (...parts: readonly Uint8Array[]): Buffer => der('sequence', ...parts);
const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');
const day = (text: string): Buffer => der('time', Buffer.from(`${text}000000Z`));

// Object identifiers and values, encoded in DER.
const ECDSA_SHA256 = sequence(bytes('06082a8648ce3d040302'));
const COMMON_NAME = bytes('0603550403');
const ALT_NAME = bytes('0603551d11');
const BASIC = bytes('0603551d13');
const TRUE = bytes('0101ff');

/** Host name in the certificate. */
export const CERTIFIED_NAME = 'backend.example';

/** Returns a self-signed certificate and its key, in PEM. */
export function certificate(): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der('set', sequence(COMMON_NAME, der('text', Buffer.from('contract-check test')))));
  const address = sequence(
    der('hostName', Buffer.from(CERTIFIED_NAME)),
    der('ipAddress', Buffer.from([127, 0, 0, 1])),
  );
  const extensions = sequence(
    sequence(ALT_NAME, der('octets', address)),
    sequence(BASIC, TRUE, der('octets', sequence(TRUE))),
  );
  const content = sequence(
    // Version 3, and the serial number 1.
    der('version', bytes('020102')),
    bytes('020101'),
    ECDSA_SHA256,
    name,
    sequence(day('200101'), day('491231')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der('extensions', extensions),
  );
  const signature = der('bits', Buffer.from([0]), sign('sha256', content, privateKey));
  const whole = sequence(content, ECDSA_SHA256, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
}

/** Creates a certificate for 127.0.0.1 and backend.example, so that the repository contains no key. DER, X.509 (RFC 5280). */
import { generateKeyPairSync, sign } from 'node:crypto';

/** Encodes a value in DER. */
const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts);
const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');
const day = (text: string): Buffer => der(0x17, Buffer.from(`${text}000000Z`));

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
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from('contract-check test')))));
  const address = sequence(der(0x82, Buffer.from(CERTIFIED_NAME)), der(0x87, Buffer.from([127, 0, 0, 1])));
  const extensions = sequence(
    sequence(ALT_NAME, der(0x04, address)),
    sequence(BASIC, TRUE, der(0x04, sequence(TRUE))),
  );
  const content = sequence(
    // Version 3, and the serial number 1.
    der(0xa0, bytes('020102')),
    bytes('020101'),
    ECDSA_SHA256,
    name,
    sequence(day('200101'), day('491231')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  const whole = sequence(content, ECDSA_SHA256, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
}

/** Trusted certificates of an upstream, in PEM. */
import { X509Certificate } from 'node:crypto';

const BLOCK = /-----BEGIN CERTIFICATE-----[^]*?-----END CERTIFICATE-----/g;

/** Returns why a text is not one or several certificates and nothing else; undefined if it is. */
export function wrongCertificates(text: string): string | undefined {
  const blocks = text.match(BLOCK);
  if (!blocks) return '应为 PEM 格式的证书（-----BEGIN CERTIFICATE-----），而不是文件名或私钥';
  // A key would end up in sessions, exported tests and stored scenes.
  const other = /-----BEGIN ([^-]*)-----/.exec(text.replace(BLOCK, ''))?.[1];
  if (other !== undefined) return `除证书外还有 ${other}，请只给证书`;
  const wrong = blocks.findIndex((block) => !isCertificate(block));
  return wrong < 0 ? undefined : `第 ${wrong + 1} 个证书读不了`;
}

function isCertificate(block: string): boolean {
  try {
    return new X509Certificate(block).raw.length > 0;
  } catch {
    return false;
  }
}

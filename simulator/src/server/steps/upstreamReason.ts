/** Short reasons in Chinese why a backend did not answer, by the error code of Node. */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: '连接被拒绝',
  ECONNRESET: '连接中断',
  EPIPE: '连接中断',
  ENOTFOUND: '找不到主机',
  EAI_AGAIN: '域名解析不了',
  ETIMEDOUT: '连接超时',
  EHOSTUNREACH: '主机不可达',
  ENETUNREACH: '网络不可达',
  EADDRNOTAVAIL: '地址不可用',
  DEPTH_ZERO_SELF_SIGNED_CERT: '证书是自签名的',
  SELF_SIGNED_CERT_IN_CHAIN: '证书链里有自签名的证书',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: '证书的签发者未知',
  UNABLE_TO_GET_ISSUER_CERT: '证书的签发者未知',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: '证书的签发者未知',
  CERT_HAS_EXPIRED: '证书已过期',
  CERT_NOT_YET_VALID: '证书尚未生效',
  ERR_TLS_CERT_ALTNAME_INVALID: '证书不是这个主机的',
  ERR_SSL_WRONG_VERSION_NUMBER: '后端不是 https',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: '后端不是 https',
  EPROTO: 'TLS 握手失败',
};

/** Returns the reason in Chinese. Simulator errors already have one; Node errors outside the table keep their message. */
export function reasonOf(error: unknown): string {
  const code = String((error as NodeJS.ErrnoException | null)?.code ?? '');
  const known = reasons[code] ?? (code.startsWith('HPE_') ? '应答不是 HTTP' : undefined);
  if (known !== undefined) return known;
  return error instanceof Error ? error.message : String(error);
}

import { TOKEN_HEADER } from './knownToken.ts';

/** Returns the message of a request without the token. @param what the input that needs it */
export const needsToken = (what: string): string =>
  `${what}需要令牌：启动时打印，用请求头 ${TOKEN_HEADER} 传送，或先在 /_sim 输入一次`;

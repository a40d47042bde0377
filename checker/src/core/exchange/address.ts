/** Splits the URL of a target into what a request of node:http or node:https needs. */
import * as http from 'node:http';
import * as https from 'node:https';

/** Returns the module, the host and port, and the base path for requests to a URL. */
export const addressOf = ({ protocol, hostname, port, pathname }: URL) => ({
  /** Module for the protocol of the address. */
  via: protocol === 'https:' ? https : http,
  /** A URL writes IPv6 in brackets, which resolvers reject. */
  hostname: hostname.replace(/^\[|\]$/g, ''),
  port,
  /** Prefix of every path. */
  base: pathname.replace(/\/$/, ''),
});

/** Converts the URL of a target to options of node:http. */
import * as http from 'node:http';
import * as https from 'node:https';

/** Returns the options for requests to a URL. */
export const addressOf = ({ protocol, hostname, port, pathname }: URL) => ({
  /** Module for the protocol of the address. */
  via: protocol === 'https:' ? https : http,
  /** A URL writes IPv6 in brackets, which resolvers reject. */
  hostname: hostname.replace(/^\[|\]$/g, ''),
  port,
  /** Prefix of every path. */
  base: pathname.replace(/\/$/, ''),
});

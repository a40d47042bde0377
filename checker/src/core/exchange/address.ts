/** Reads the address of a target into options of node:http. */
import * as http from 'node:http';
import * as https from 'node:https';

/** @param target origin, with an optional base path */
export const addressOf = ({ protocol, hostname, port, pathname }: URL) => ({
  /** Module for the protocol of the address. */
  via: protocol === 'https:' ? https : http,
  /** A URL writes IPv6 in brackets, which no resolver knows. */
  hostname: hostname.replace(/^\[|\]$/g, ''),
  port,
  /** Stands before every path. */
  base: pathname.replace(/\/$/, ''),
});

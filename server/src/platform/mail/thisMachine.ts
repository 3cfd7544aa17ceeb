const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/

/** Returns whether a URL's host name is this machine's own, so that what is sent there passes no network. */
export function isThisMachine(hostname: string): boolean {
  return LOOPBACK.test(hostname)
}

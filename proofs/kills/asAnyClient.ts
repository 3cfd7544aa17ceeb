import { randomInt } from 'node:crypto'

/** For a service behind a proxy, as which calls then come from any client: attempts are limited by client. */
export const behindProxy = { TRUST_PROXY: '1' }

/** Returns the header by which that service takes a call for one of a random client. */
export function asAnyClient(): { 'x-forwarded-for': string } {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` }
}

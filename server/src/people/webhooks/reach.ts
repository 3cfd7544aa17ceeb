import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { ServiceError } from '../../platform/http/errors.ts'
import * as texts from './texts.ts'

/** Where an address leads to that no message may reach. */
export class UnreachableError extends Error {}

/** Networks that are not the internet (IANA's special-purpose registries, and multicast). */
const closed = new BlockList()
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
])
  add(closed, network, 'ipv4')
// Within the global unicast addresses; all others are closed anyway. Among them those that hold an IPv4 address.
for (const network of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])
  add(closed, network, 'ipv6')

/** All that the internet consists of in IPv6, so not mapped, translated, local or multicast addresses. */
const global = new BlockList()
add(global, '2000::/3', 'ipv6')

function add(list: BlockList, network: string, family: 'ipv4' | 'ipv6'): void {
  const [address = '', bits] = network.split('/')
  list.addSubnet(address, Number(bits), family)
}

/** Returns whether an IP address is one of the internet. */
export function isPublic(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !closed.check(address, 'ipv4')
  return family === 6 && global.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

type LookUpAll = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: Error | null, addresses: LookupAddress[]) => void,
) => void

/** Makes a look-up, for a connection, that fails if any address that a name has is not of the internet. */
export function onlyPublic(lookUp: LookUpAll): LookupFunction {
  return (hostname, options, callback) => {
    lookUp(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, [])
      if (!addresses.every(({ address }) => isPublic(address)))
        return callback(new UnreachableError(texts.privateNow), [])
      if (options.all) return callback(null, addresses)
      const [first] = addresses
      callback(null, first?.address ?? '', first?.family)
    })
  }
}

/** Looks up a name as `node:dns` does, among addresses of the internet. */
export const lookUpPublic = onlyPublic(lookup)

/**
 * Returns an address in its normal form, in which an IP address has only one spelling. Throws a ServiceError (400) for one that no
 * message may be sent to.
 *
 * @param allowsPrivate whether the settings allow this network, and addresses without encryption
 */
export function checkUrl(given: string, allowsPrivate: boolean): URL {
  const url = URL.parse(given.trim())
  if (!url || !['https:', 'http:'].includes(url.protocol))
    throw new ServiceError(400, texts.noAddress)
  if (url.protocol === 'http:' && !allowsPrivate) throw new ServiceError(400, texts.unencrypted)
  if (url.username || url.password) throw new ServiceError(400, texts.credentials)
  if (!allowsPrivate && isPrivateLiteral(url)) throw new ServiceError(400, texts.privateAddress)
  url.hash = ''
  return url
}

/** Names are looked up only to connect. */
function isPrivateLiteral({ hostname }: URL): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(address) !== 0 && !isPublic(address)
}

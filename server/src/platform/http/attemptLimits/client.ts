import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Bytes of an IPv6 network prefix (/64), all of whose addresses belong to one subscriber. */
const NETWORK_BYTES = 8
/** Some proxies append the port, which differs per connection. */
const WITH_PORT = /^(?:\[(?<v6>[^\]]+)\]|(?<v4>\d+(?:\.\d+){3}))(?::\d+)?$/

/** Returns the key of the client behind an address: the IPv4 address itself, the /64 of an IPv6 address, or "unknown". */
export function clientOf(ip: string): string {
  if (isIPv4(ip)) return ip
  const { v6, v4 } = WITH_PORT.exec(ip)?.groups ?? {}
  const plain = v6 ?? v4 ?? ip
  if (!ipaddr.isValid(plain)) return 'unknown'
  const address = ipaddr.process(plain)
  if (address.kind() === 'ipv4') return address.toString()
  return Buffer.from(address.toByteArray().slice(0, NETWORK_BYTES)).toString('hex')
}

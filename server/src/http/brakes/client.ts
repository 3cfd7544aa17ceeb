import ipaddr from 'ipaddr.js'

/** The half of an IPv6 address that names the network: one subscriber has all addresses of it. */
const NETWORK_BYTES = 8
/** Some proxies tell the port as well, which changes with every connection. */
const WITH_PORT = /^(?:\[(?<v6>[^\]]+)\]|(?<v4>\d+(?:\.\d+){3}))(?::\d+)?$/

/** Whom an address stands for: an IPv4 address for itself, an IPv6 address for its /64, all that is neither for one. */
export function clientOf(ip: string): string {
  const { v6, v4 } = WITH_PORT.exec(ip)?.groups ?? {}
  const plain = v6 ?? v4 ?? ip
  if (!ipaddr.isValid(plain)) return 'unknown'
  const address = ipaddr.process(plain)
  if (address.kind() === 'ipv4') return address.toString()
  return Buffer.from(address.toByteArray().slice(0, NETWORK_BYTES)).toString('hex')
}

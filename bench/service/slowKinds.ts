import { paths } from '../../contract/src/calls.ts'
import { identityPaths } from '../../contract/src/identity.ts'

/** Slow clients, and connections that send nothing. */
export type SlowKind = 'reader' | 'upload' | 'body' | 'idle'
export const slowKinds: readonly SlowKind[] = ['reader', 'upload', 'body', 'idle']

/** Addresses per kind, few enough connections from each for the limit per address. */
const ADDRESSES = 50
const LAST_ADDRESS = 250

/** Returns the client's address; the second number of a loopback address tells the kind. */
export function addressOf(kind: SlowKind, number: number): string {
  return `127.${slowKinds.indexOf(kind) + 1}.0.${1 + (number % ADDRESSES)}`
}

/** Returns an address for the ordinary readers, which none of the slow ones has. */
export const ordinaryAddress = `127.9.0.${LAST_ADDRESS}`

export interface SlowTokens {
  readonly staff: string
  /** Accounts of customers: one may have few uploads at once. */
  readonly customers: readonly string[]
}

/** Returns what a client sends at once; afterwards it sends, or reads, a few bytes at a time. */
export function firstBytesOf(kind: SlowKind, number: number, tokens: SlowTokens): string {
  const json = { 'content-type': 'application/json', 'content-length': '100000' }
  const form = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '1000000' }
  const customer = tokens.customers[number % tokens.customers.length] ?? ''
  switch (kind) {
    case 'reader':
      return writeHead('GET', paths.properties, { authorization: tokens.staff })
    case 'upload':
      return `${writeHead('POST', paths.uploadDocument, { authorization: customer, ...form })}--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF`
    case 'body':
      return `${writeHead('POST', identityPaths.signIn, json)}"`
    case 'idle':
      return ''
  }
}

function writeHead(method: string, path: string, headers: Readonly<Record<string, string>>) {
  const lines = Object.entries({ host: 'localhost', ...headers })
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
}

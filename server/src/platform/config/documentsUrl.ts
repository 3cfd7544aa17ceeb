import * as z from 'zod'
import type { DiskPlace, S3Place } from '../storage/place.ts'

const SCHEME = /^[a-z][a-z\d+.-]+:\/\//i
/** Amazon's rules; no other server is stricter. */
const BUCKET = /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/
const PREFIX = /^(?:\/[\w-][\w.-]*)*\/?$/
const REGION = /^[\w-]+$/
/** The region of servers other than Amazon's unless the URL names one. */
const DEFAULT_REGION = 'us-east-1'

/** The location of the documents: a folder, or a URL such as `s3://bucket/prefix?endpoint=…&region=…`. */
export const documentsUrl = z.string().transform((given, context) => {
  const place = SCHEME.test(given) ? readS3(given) : readFolder(given)
  if (place) return place
  context.addIssue({ code: 'invalid_format', format: 'url', input: given })
  return z.NEVER
})

function readFolder(folder: string): DiskPlace {
  return { kind: 'disk', folder }
}

function readS3(given: string): Omit<S3Place, 'credentials'> | null {
  const url = URL.parse(given)
  if (!url) return null
  const { protocol, username, password, host, pathname, hash, searchParams } = url
  const { endpoint, region, ...others } = Object.fromEntries(searchParams)
  const isWhole = protocol === 's3:' && BUCKET.test(host) && PREFIX.test(pathname)
  const isMore = username || password || hash || Object.keys(others).length > 0
  if (!isWhole || isMore) return null
  if (endpoint === undefined && region === undefined) return null
  if (region !== undefined && !REGION.test(region)) return null
  const server = endpoint === undefined ? null : readEndpoint(endpoint)
  if (server === undefined) return null
  const prefix = pathname
    .split('/')
    .filter(Boolean)
    .map((part) => `${part}/`)
    .join('')
  return { kind: 's3', bucket: host, prefix, endpoint: server, region: region ?? DEFAULT_REGION }
}

/** Returns an endpoint's URL; undefined if it is invalid or has credentials. */
function readEndpoint(given: string): string | undefined {
  const url = URL.parse(given)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  if (url.username || url.password || url.search || url.hash) return undefined
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '')
}

type Key = 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY'
const hasOnly = (given: Readonly<Partial<Record<Key, unknown>>>, one: Key, other: Key) =>
  given[one] !== undefined && given[other] === undefined

/** The keys of object storage come in pairs. */
export const keyRules = [
  {
    name: 'AWS_SECRET_ACCESS_KEY' as const,
    expected: 'der geheime Schlüssel zu AWS_ACCESS_KEY_ID',
    isBroken: (given: Readonly<Partial<Record<Key, unknown>>>) =>
      hasOnly(given, 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'),
  },
  {
    name: 'AWS_ACCESS_KEY_ID' as const,
    expected: 'die Kennung zu AWS_SECRET_ACCESS_KEY',
    isBroken: (given: Readonly<Partial<Record<Key, unknown>>>) =>
      hasOnly(given, 'AWS_SECRET_ACCESS_KEY', 'AWS_ACCESS_KEY_ID'),
  },
]

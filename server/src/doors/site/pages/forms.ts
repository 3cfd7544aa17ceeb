import { pageTitles } from '@hausblick/contract/pages.ts'
import { normalisePath } from '@hausblick/contract/paths.ts'
import type { FastifyRequest } from 'fastify'

const paths = new Set<string>(pageTitles.map(({ path }) => path))

/**
 * Returns the address of the page to which a browser without scripts sends a form, null for every other request. Nothing reads
 * such a form: with scripts, the page sends calls.
 */
export function findPageOfForm({
  method,
  url,
}: Pick<FastifyRequest, 'method' | 'url'>): string | null {
  // Only path and parameters count, so that the page is never another host's.
  const address = method === 'POST' ? URL.parse(url, 'http://localhost') : null
  const path = normalisePath(address?.pathname ?? '')
  return address && paths.has(path) ? path + address.search : null
}

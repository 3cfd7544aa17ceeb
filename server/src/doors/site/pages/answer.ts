import { createHash } from 'node:crypto'
import { pages } from '@hausblick/contract/pages.ts'
import { demoPath, normalisePath } from '@hausblick/contract/paths.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { readDataVersion } from '../../../people/customers/store.ts'
import {
  chooseEncoding,
  compressBody,
  type EncodedBody,
} from '../../../platform/http/contentEncoding.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import { isUnchanged } from '../../../platform/http/unchanged.ts'
import { allowStyle, type BrandStyle } from './brandStyle.ts'
import { createPages, isPublicPage, type PageParts } from './pages.ts'

const MAX_KEPT_BYTES = 16 * 1024 * 1024
/** How long a page is cached at most, since pages show the time and the day. */
const KEPT_FOR_MS = 60_000

/** Never cached: the URLs of documents expire, and a new document does not raise the version of the data. */
const NEVER_KEPT = demoPath(pages.documents.path)

interface CachedPage {
  readonly body: EncodedBody
  readonly etag: string
  readonly style: BrandStyle | null
}

/**
 * Creates a function that answers a request for a page. Pages that are the same for everyone are cached by the version of the
 * demo's data, and answered again without rendering.
 */
export function createPageAnswers(
  app: App,
  service: Service,
  parts: PageParts,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const { config, database } = service
  const pageOf = createPages(app, service, parts)
  const cache = new LRUCache<string, CachedPage>({
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: ({ body }) => body.bytes.length,
    ttl: KEPT_FOR_MS,
  })

  /** Returns the key of a page that may be cached, null for others. */
  async function findKey({ url }: FastifyRequest, encoding: string): Promise<string | null> {
    const path = normalisePath(url.split('?')[0] ?? '')
    if (!isPublicPage(path) || path === NEVER_KEPT) return null
    const version = await readDataVersion(database.db, config.demoCustomerId)
    return JSON.stringify([version, config.operatorVersion, encoding, url])
  }

  function send(reply: FastifyReply, { bytes, encoding }: EncodedBody): FastifyReply {
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.header('vary', 'accept-encoding').type('text/html; charset=utf-8').send(bytes)
  }

  function sendCached(
    request: FastifyRequest,
    reply: FastifyReply,
    page: CachedPage,
  ): FastifyReply {
    allow(reply, page.style)
    reply.headers({ 'cache-control': 'no-cache', etag: page.etag })
    if (isUnchanged(request.headers['if-none-match'], page.etag)) return reply.code(304).send()
    return send(reply, page.body)
  }

  return async (request, reply) => {
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const key = await findKey(request, encoding)
    const before = key !== null && cache.get(key)
    if (before) return sendCached(request, reply, before)
    const page = await pageOf(request, reply)
    if (page.kind === 'redirect') return reply.redirect(page.location)
    const body = await compressBody(Buffer.from(page.html), encoding)
    const { style } = page
    if (key === null || !page.isPublic) {
      allow(reply, style)
      reply.header('cache-control', 'private, no-store')
      return send(reply, body)
    }
    const etag = `W/"${createHash('sha256').update(page.html).digest('base64url')}"`
    cache.set(key, { body, etag, style })
    return sendCached(request, reply, { body, etag, style })
  }
}

const POLICY = 'content-security-policy'

function allow(reply: FastifyReply, style: BrandStyle | null): void {
  if (style) reply.header(POLICY, allowStyle(String(reply.getHeader(POLICY)), style))
}

import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ServiceError } from '../../platform/http/errors.ts'
import { silenceRequestLog } from '../../platform/http/logging.ts'
import type { App, Service } from '../../platform/http/service.ts'
import * as texts from '../../platform/http/texts.ts'
import { isForFile } from '../../platform/http/waiting.ts'
import { createPageAnswers } from './pages/answer.ts'
import { findPageOfForm } from './pages/forms.ts'
import type { PageParts } from './pages/pages.ts'
import type { Template } from './pages/template.ts'

/** Paths that are never a page: unknown ones are errors. */
const NO_PAGE = /^\/(api|assets|healthz|readyz|metrics)(?![^/?])/
/** Pages have no dot in their path, so this is a missing file. */
const LOOKS_LIKE_FILE = /^[^?]*(\.|%2e)/i
const HASHED = /[/\\]assets[/\\]/
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Their URLs are fixed, and browsers would revalidate them with every page. */
const ICON = /\.(ico|png|svg)$/
const FOR_A_DAY = 'public, max-age=86400'

/** Serves the files of the built dashboard and its pages, and errors for everything else. */
export async function registerWeb(
  app: App,
  service: Service,
  folder: string,
  { template, ...parts }: WebParts,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    // Otherwise files would be looked for by the address of every page.
    wildcard: false,
    dotfiles: 'ignore',
    ...silenceRequestLog(app.log),
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cachingOf(path))
    },
  })
  const answerPage = template && createPageAnswers(app, service, { ...parts, template })
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const page = findPageOfForm(request)
    if (page !== null) return reply.redirect(page, 303)
    if (!isPage(request)) throw notFound()
    if (!answerPage) throw notBuilt()
    return await answerPage(request, reply)
  }
  // Otherwise it would be the folder of the files.
  app.get('/', { schema: { hide: true } }, answer)
  // Unlike routes, this handler is not limited by itself.
  const limit = service.config.requestsPerMinute > 0 && { preHandler: app.rateLimit() }
  app.setNotFoundHandler({ ...limit }, answer)
}

interface WebParts extends Omit<PageParts, 'template'> {
  /** Null if the dashboard has not been built. */
  readonly template: Template | null
}

/** Names what has no route of its own to be counted by: a file, a page, or null for neither. */
export function describeTarget(request: FastifyRequest): 'file' | 'page' | null {
  if (isForFile(request)) return 'file'
  return request.is404 && isPage(request) ? 'page' : null
}

function cachingOf(path: string): string {
  if (HASHED.test(path)) return IMMUTABLE
  return ICON.test(path) ? FOR_A_DAY : 'no-cache'
}

/** 404 that must not be cached: during a rolling release, another process may have the file. */
function notFound(): ServiceError {
  return new ServiceError(404, texts.noSuchAddress, {
    headers: { 'cache-control': 'no-store' },
  })
}

/** 503, for a dashboard that has not been built. */
function notBuilt(): ServiceError {
  return new ServiceError(
    503,
    'Das Dashboard ist noch nicht gebaut. Bitte starten Sie den Dienst mit „npm start“.',
  )
}

function isPage({ method, url }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  // `*` and whole addresses are valid in a request line (RFC 9112 §3.2), but of no page.
  if (!url.startsWith('/')) return false
  return !NO_PAGE.test(url) && !LOOKS_LIKE_FILE.test(url)
}

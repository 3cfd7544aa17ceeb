import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { pageFile } from '@hausblick/contract/builtPages.ts'
import type { FastifyRequest } from 'fastify'
import { ServiceError } from '../http/errors.ts'
import { silenceRequestLog } from '../http/logging.ts'
import type { App } from '../http/service.ts'
import * as texts from '../http/texts.ts'
import { addPreview, hasPreview } from './linkPreview.ts'

/** Paths that are never a page: unknown ones are errors. */
const NO_PAGE = /^\/(api|assets|healthz|readyz|metrics)(?![^/?])/
/** Pages have no dot in their path, so this is a missing file. */
const LOOKS_LIKE_FILE = /^[^?]*(\.|%2e)/i
/** The path of a page that the build may have prepared a copy for (web/pagePreloads.ts). */
const OWN_PAGE = /^(\/[a-z/]+)(?:\?|$)/
const HASHED = /[/\\]assets[/\\]/
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Their URLs are fixed, and browsers would revalidate them with every page. */
const ICON = /\.(ico|png|svg)$/
const FOR_A_DAY = 'public, max-age=86400'

/** Serves the built dashboard, whose pages share one file, and errors for everything else. */
export async function registerWeb(app: App, folder: string, publicUrl: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    dotfiles: 'ignore',
    ...silenceRequestLog(app.log),
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cachingOf(path))
    },
  })
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPage(request)) throw notFound()
    const path = OWN_PAGE.exec(request.url)?.[1] ?? ''
    const copy = pageFile(path)
    const file = existsSync(join(folder, copy)) ? copy : 'index.html'
    if (!existsSync(join(folder, file))) throw notBuilt()
    if (!hasPreview(path)) return reply.sendFile(file)
    const html = await readFile(join(folder, file), 'utf8')
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8')
    return addPreview(html, path, publicUrl)
  })
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
export function notBuilt(cause?: unknown): ServiceError {
  return new ServiceError(503, texts.notBuilt, {
    cause,
  })
}

function isPage({ method, url }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return !NO_PAGE.test(url) && !LOOKS_LIKE_FILE.test(url)
}

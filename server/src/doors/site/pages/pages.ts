import { readInvitation } from '@hausblick/contract/addresses.ts'
import { entryPages, legalPages, pages, pageTitles, tabTitle } from '@hausblick/contract/pages.ts'
import { isDemoPath, normalisePath } from '@hausblick/contract/paths.ts'
import {
  customerCookie,
  type PageSession,
  type ReadReply,
  type RenderedPage,
  type RenderPage,
} from '@hausblick/contract/renderedPage.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { noteOpened } from '../../../people/accounts/invitations/mailed.ts'
import { describeSession } from '../../../people/customers/describe.ts'
import type { Caller } from '../../../platform/http/callers.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { Limits } from '../../../platform/http/limits.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import { describeConfig } from '../routes.ts'
import { type BrandStyle, brandStyleOf } from './brandStyle.ts'
import { addPreview } from './linkPreview.ts'
import type { Template } from './template.ts'

const titles = new Map<string, string>(pageTitles.map(({ path, title }) => [path, title]))
const legalPaths = new Set<string>(legalPages.map(({ path }) => path))
const entryPaths = new Set<string>(entryPages.map(({ path }) => path))

/** Returns whether the page of a path is the same for everyone. */
export function isPublicPage(path: string): boolean {
  return isDemoPath(path) || legalPaths.has(path)
}

/** A page to send, or a redirect. */
export type Page =
  | Extract<RenderedPage, { kind: 'redirect' }>
  | {
      readonly kind: 'page'
      readonly html: string
      readonly style: BrandStyle | null
      /** Whether everyone gets the same, so that caches may keep it. */
      readonly isPublic: boolean
    }

/** Creates a function that answers a request for a page of the dashboard. */
export function createPages(
  app: App,
  service: Service,
  { template, renderPage, limits }: PageParts,
): (request: FastifyRequest, reply: FastifyReply) => Promise<Page> {
  const { config } = service
  const cookie = customerCookie(config.publicUrl)

  /** Renders a page with its data; null if it must be rendered in the browser. */
  async function render(
    url: URL,
    caller: Caller | undefined,
    session: PageSession | null | undefined,
    request: FastifyRequest,
  ): Promise<RenderedPage | null> {
    // Rendering must not overload a busy service.
    const delayMs = Math.max(app.memoryUsage().eventLoopDelay, app.longestWaitMs())
    if (!renderPage || delayMs > limits.renderingDelayMs) return null
    try {
      return await renderPage({
        url: url.href,
        cookies: session ? pickCookie(cookie, request.headers.cookie) : '',
        config: describeConfig(config),
        session,
        renderedAt: Date.now(),
        read: createRead(service, caller ?? { kind: 'nobody' }),
      })
    } catch (error) {
      // The browser renders the page instead, which then shows what failed. The log of a refusal holds nothing about the
      // caller.
      const status = error instanceof ServiceError ? error.statusCode : 500
      if (status < 500) request.log.warn({ statusCode: status }, 'page not rendered')
      else request.log.error({ err: error }, 'page not rendered')
      return null
    }
  }

  return async (request, reply) => {
    const url = new URL(config.publicUrl + request.url)
    const path = normalisePath(url.pathname)
    const invitation = path === pages.signUp.path ? readInvitation(url.search) : null
    if (invitation)
      // Invited people get the page even if the visit cannot be recorded.
      await noteOpened(service.database.db, invitation).catch((err: unknown) =>
        request.log.error({ err }, 'opened invitation not noted'),
      )
    const isPublic = isPublicPage(path)
    const caller = isPublic ? undefined : await service.callerOfPage(request, reply)
    const session = caller && (await describeSession(service, caller))
    // With a provider that sets no cookie, only the browser knows who is signed in.
    const isUnknown = session === undefined && !isPublic && !entryPaths.has(path)
    const rendered = isUnknown ? null : await render(url, caller, session, request)
    if (rendered?.kind === 'redirect') return rendered
    const title = titles.get(path)
    const tab = title === undefined ? null : tabTitle(title)
    const style = brandStyleOf(config.operator.color)
    const head = template.preloads(rendered?.sources ?? []) + (style?.html ?? '')
    const html = rendered
      ? template.writePage(tab, head, rendered.html, rendered.data)
      : template.writeShell(tab, head)
    return {
      kind: 'page',
      html: addPreview(html, url.pathname, config.publicUrl),
      style,
      isPublic: isPublic && rendered !== null,
    }
  }
}

export interface PageParts {
  readonly template: Template
  /** Null if pages are rendered in the browser only. */
  readonly renderPage: RenderPage | null
  readonly limits: Limits
}

/** Returns the cookie of the selected customer: what renders need not know the session's. */
function pickCookie(name: string, cookies = ''): string {
  return cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`)) ?? ''
}

/** Creates the reads of a page that is rendered: by the decision of each call, what it replies, as the web decodes it. */
function createRead({ reads }: Pick<Service, 'reads'>, caller: Caller): ReadReply {
  return async (path, query, params) => {
    const read = reads.get(path)
    if (!read) throw new Error(`Pages are not rendered with ${path}.`)
    const headers = new Headers()
    const setHeader = (name: string, value: string) => headers.set(name, value)
    return { body: await read(caller, { params, query }, setHeader), headers }
  }
}

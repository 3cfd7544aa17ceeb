import { REMINDER_LINK, type ReminderKind } from '@hausblick/contract/calls/reminders.ts'
import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { readChoices, wants } from '../../people/accounts/subscriptions/choices.ts'
import { findReminderToken, type TokenSubject } from '../../people/accounts/subscriptions/tokens.ts'
import { transact } from '../../platform/database/transact.ts'
import { plainPageHeaders } from '../../platform/http/errorPage.ts'
import { createErrorPageHandler } from '../../platform/http/errorReplies.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import { describeErrorReplies, type ZodTypeProvider } from '../../platform/http/schemas.ts'
import type { App, Service } from '../../platform/http/service.ts'
import { changeReminders } from './change.ts'
import { AGAIN, renderLinkPage } from './page.ts'

const reminderLinkGone =
  'Dieser Link gilt nicht mehr. Welche E-Mails Sie bekommen, bestimmen Sie im Portal unter Einstellungen.'

/** A one-click request is 26 characters, a few hundred as multipart. */
const MAX_BODY_BYTES = 4096

/** A query without a token gets the same page as one with a wrong token. */
const query = z.object({ token: z.catch(z.string(), '') })

/**
 * Registers the page behind a mail's link and the POST by which it, or a mail program (RFC 8058), ends that kind of mail without
 * signing in. Opening the page changes nothing, because scanners of mails open links.
 */
export async function registerReminderLink(app: App, service: Service): Promise<void> {
  const { audit, database } = service
  const errorHandler = createErrorPageHandler('E-Mails des Portals')

  /** Throws 404 for a token that names nothing. */
  async function find(token: string): Promise<TokenSubject> {
    const found = await findReminderToken(database.db, token)
    if (!found) throw new ServiceError(404, reminderLinkGone)
    return found
  }

  async function show(reply: FastifyReply, kind: ReminderKind, found: TokenSubject) {
    const choices = await readChoices(database.db, found)
    const html = renderLinkPage(kind, wants(kind, choices[kind]), service.config.publicUrl)
    return reply.type('text/html; charset=utf-8').send(html)
  }

  await app.register(async (plain) => {
    const scope = plain.withTypeProvider<ZodTypeProvider>()
    // A form, in either of the encodings that RFC 8058 allows; only one field of it is of interest.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
      (_request, body, done) => done(null, body),
    )

    // Also for the page that says that there is no such link.
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers(plainPageHeaders)
    })

    const showSchema = {
      summary: 'Shows the page on which a mail’s recipient ends its kind of mail.',
      querystring: query,
      response: describeErrorReplies(),
    }
    scope.get(REMINDER_LINK, { schema: showSchema, errorHandler }, async (request, reply) => {
      const found = await find(request.query.token)
      return await show(reply, found.kind, found)
    })

    const endSchema = {
      summary:
        'Ends a kind of mail by a mail’s link, without signing in (RFC 8058), or resumes it.',
      querystring: query,
      response: describeErrorReplies(),
    }
    scope.post(REMINDER_LINK, { schema: endSchema, errorHandler }, async (request, reply) => {
      const found = await find(request.query.token)
      const isOn = request.body === AGAIN
      await transact(database.db, (trx) =>
        changeReminders(trx, audit, found, {
          kind: found.kind,
          isOn,
          // The caller has the mail, and need not be signed in.
          actor: { kind: 'nobody' },
          how: 'Link in einer E-Mail',
        }),
      )
      return await show(reply, found.kind, found)
    })
  })
}

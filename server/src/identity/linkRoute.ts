import { linkCustomerIdToEmailReply, paths } from '@hausblick/contract/calls.ts'
import { linkCustomerIdToEmailBody } from '@hausblick/contract/requests.ts'
import { denyLink } from '../access.ts'
import { enforce } from '../callers.ts'
import { notSignedIn } from '../errors.ts'
import { redeemInvitation } from '../invitations/redeem.ts'
import type { App, Service } from '../service.ts'
import { sendErrorText } from '../system/errorReplies.ts'
import { replies } from '../system/schemas.ts'

/** Links the account that calls to whom its invitation is for. */
export function registerLink(
  app: App,
  { config, database: { db }, callerOf, brakes }: Service,
): void {
  const schema = {
    summary: 'Links an account to the customer of an invitation. A failure is answered with text.',
    body: linkCustomerIdToEmailBody,
    response: replies(linkCustomerIdToEmailReply),
  }
  app.post(
    paths.linkCustomerIdToEmail,
    { schema, errorHandler: sendErrorText },
    async (request, reply) => {
      const caller = await callerOf(request)
      enforce(request, caller, denyLink(caller, request.body.customerId))
      if (caller.kind === 'nobody') throw notSignedIn()
      await brakes.attempt('link', request, `${caller.issuer} ${caller.subject}`)
      const link = await redeemInvitation(db, config, caller, request.body)
      reply.header('cache-control', 'no-store')
      return { customerId: link.customer_id ?? '' }
    },
  )
}

import { linkCustomerIdToEmailReply, paths } from '@hausblick/contract/calls.ts'
import { linkCustomerIdToEmailBody } from '@hausblick/contract/requests.ts'
import { admitLink } from '../http/access.ts'
import { sendErrorText } from '../http/errorReplies.ts'
import { replies } from '../http/schemas.ts'
import type { App, Service } from '../http/service.ts'
import { redeemInvitation } from './invitations/redeem.ts'

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
    async (request) => {
      const caller = admitLink(await callerOf(request), request.body.customerId)
      await brakes.attempt('link', request, `${caller.issuer} ${caller.subject}`)
      const link = await redeemInvitation(db, config, caller, request.body)
      return { customerId: link.customer_id ?? '' }
    },
  )
}

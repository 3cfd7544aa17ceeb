import { type Me, meReply, paths } from '@hausblick/contract/calls.ts'
import { admitSignedIn } from '../http/access.ts'
import type { SignedInCaller } from '../http/callers.ts'
import { replies } from '../http/schemas.ts'
import type { App, Service } from '../http/service.ts'

/** Who the caller is, by what the service knows at this moment. */
export function registerMe(app: App, { callerOf }: Service): void {
  const schema = { summary: 'Who the caller is.', response: replies(meReply) }
  app.get(paths.me, { schema }, async (request) => {
    return writeMe(admitSignedIn(await callerOf(request)))
  })
}

function writeMe(caller: SignedInCaller): Me {
  const customerId = caller.kind === 'customer' ? caller.customerId : ''
  const role = caller.kind === 'unlinked' ? 'customer' : caller.kind
  return { email: caller.email, customerId, role }
}

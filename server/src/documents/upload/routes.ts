import { uploadDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { uploadPaperCall } from '@hausblick/contract/calls/papers.ts'
import { admitLinked, admitStaffToAll, isStaff } from '../../platform/http/access/roles.ts'
import type { Account, Caller } from '../../platform/http/callers.ts'
import { sendErrorText } from '../../platform/http/errorReplies.ts'
import type { BareRequest, Exchange } from '../../platform/http/exchange.ts'
import type { Limits } from '../../platform/http/limits.ts'
import type { App, Service } from '../../platform/http/service.ts'
import { abortOnClose } from '../abortOnClose.ts'
import * as texts from '../texts.ts'
import { type AcceptedUpload, type AcceptOptions, acceptUpload } from './accept.ts'
import { acceptPaper } from './acceptPaper.ts'
import { registerForms } from './forms.ts'

const SLOTS = {
  shared: 64,
  // Each may take a file's size of disk.
  forSingle: 192,
  // A page sends a few files at once, and people have several pages open.
  perAccount: 12,
}

/** Registers uploading. Errors are replied as text, as specified. */
export async function registerUpload(
  app: App,
  service: Service,
  { uploadStallMs }: Limits,
): Promise<void> {
  const options = { folder: 'uploads', slots: SLOTS, replyError: sendErrorText }
  await registerForms(app, service, options, ({ answer, receive }) => {
    const accept = <Actor extends Account, Accepted>(
      how: Accept<Actor, Accepted>,
      actor: Actor,
      { request, reply }: Exchange,
    ) => {
      const given = { stallMs: uploadStallMs, signal: abortOnClose(reply) }
      return receive(actor, (folder) => how(service, actor, request, folder, given))
    }
    answer(uploadDocumentCall, {
      admit: admitLinked,
      send: async ({ actor }, _, exchange) => {
        const accepted = await accept(acceptUpload, actor, exchange)
        return { message: thanks(actor, accepted), name: accepted.document.fileName }
      },
    })
    answer(uploadPaperCall, {
      admit: admitStaffToAll,
      send: async ({ actor }, _, exchange) => {
        const { paper, name, pages } = await accept(acceptPaper, actor, exchange)
        return { paper, name, pages }
      },
    })
  })
}

type Accept<Actor, Accepted> = (
  service: Service,
  caller: Actor,
  request: BareRequest,
  folder: string,
  options: AcceptOptions,
) => Promise<Accepted>

function thanks(caller: Caller, { filing }: AcceptedUpload): string {
  if (!isStaff(caller)) return texts.uploadedByCustomer
  return filing.state === 'received' ? texts.uploadedToInbox : texts.uploadedByStaff
}

import { addressOf } from '@hausblick/contract/calls/call.ts'
import {
  changeGuestCall,
  endGuestCall,
  inviteGuestAgainCall,
  inviteGuestCall,
  readPeopleCall,
} from '@hausblick/contract/calls/people.ts'
import { type GuestRights, guestParts } from '@hausblick/contract/guests.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { expect, vi } from 'vitest'
import type { App } from '../platform/http/service.ts'
import type { MailServer } from './mailServer.ts'

type Headers = { readonly authorization?: string }

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns the day in Berlin so many days from now. */
export function dayIn(days: number): string {
  return berlinDay(new Date(Date.now() + days * DAY_MS))
}

/** Everything of all years, for a month. */
export const allRights: GuestRights = { parts: [...guestParts], years: null, until: dayIn(30) }

/** The calls of a member about the guests of a customer. */
export function guestCalls(app: () => App, headers: () => Headers, customerId: string) {
  const call = (
    called:
      | typeof inviteGuestCall
      | typeof changeGuestCall
      | typeof endGuestCall
      | typeof inviteGuestAgainCall,
    id: string,
    body?: object,
  ) =>
    app().inject({
      method: called.method,
      url: addressOf(called, { params: { customerId, id } }),
      headers: headers(),
      ...(body && { body }),
    })
  const list = async () => {
    const url = addressOf(readPeopleCall, { query: { customerId } })
    return readPeopleCall.reply.parse((await app().inject({ url, headers: headers() })).json())
  }
  return {
    list,
    /** Returns the id of the guest with an address. */
    idOf: async (email: string) =>
      (await list()).guests.find((guest) => guest.email === email)?.id ?? '',
    invite: (email: string, rights: Partial<GuestRights> = {}) =>
      call(inviteGuestCall, '', { ...allRights, ...rights, email }),
    change: (id: string, rights: Partial<GuestRights>) =>
      call(changeGuestCall, id, { ...allRights, ...rights }),
    end: (id: string) => call(endGuestCall, id),
    again: (id: string) => call(inviteGuestAgainCall, id),
  }
}

/** Waits for the newest mail to an address, and returns the link of its invitation. */
export async function readGuestLink(server: MailServer, email: string, count = 1): Promise<string> {
  return await vi.waitFor(() => {
    const mails = server.mails.filter(({ to }) => to?.some(({ address }) => address === email))
    expect(mails).toHaveLength(count)
    return /^https?:\S+$/m.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
  }, 10_000)
}

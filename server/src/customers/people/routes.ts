import {
  changeGuest,
  endGuest,
  inviteGuest,
  inviteGuestAgain,
  readPeople,
} from '@hausblick/contract/calls/people.ts'
import * as guests from '../../accounts/guests/change.ts'
import { checkRights } from '../../accounts/guests/checkRights.ts'
import * as invitations from '../../accounts/guests/invite.ts'
import { admitGuests, admitPeople } from '../../http/access.ts'
import { createAnswer } from '../../http/answer.ts'
import type { App, Service } from '../../http/service.ts'
import { requireCustomer } from '../requireCustomer.ts'
import { listPeople } from './list.ts'

/** Registers who belongs to a customer, and the guests whom its members invite. */
export function registerPeople(app: App, service: Service): void {
  const answer = createAnswer(app, service)
  const { db } = service.database

  answer(readPeople, {
    admit: (caller, { query }) => admitPeople(caller, query.customerId),
    handle: async (scope) => {
      await requireCustomer(db, scope.customerId)
      return await listPeople(db, scope)
    },
  })

  answer(inviteGuest, {
    admit: (caller, { params }) => admitGuests(caller, params.customerId),
    fresh: true,
    handle: async (member, { body: { email, ...asked } }) => {
      await invitations.inviteGuest(service, member, email, checkRights(asked))
    },
  })

  answer(changeGuest, {
    admit: (caller, { params }) => admitGuests(caller, params.customerId),
    fresh: true,
    handle: async (member, { params, body }) => {
      await guests.changeGuest(service, member, params.id, checkRights(body))
    },
  })

  answer(endGuest, {
    admit: (caller, { params }) => admitGuests(caller, params.customerId),
    handle: (member, { params }) => guests.endGuest(service, member, params.id),
  })

  answer(inviteGuestAgain, {
    admit: (caller, { params }) => admitGuests(caller, params.customerId),
    fresh: true,
    handle: (member, { params }) => invitations.inviteAgain(service, member, params.id),
  })
}

import {
  changeGuestCall,
  endGuestCall,
  inviteGuestAgainCall,
  inviteGuestCall,
  readPeopleCall,
} from '@hausblick/contract/calls/people.ts'
import { admitMyData } from '../../../platform/http/access/customers.ts'
import { admitGuests } from '../../../platform/http/access/people.ts'
import { createAnswer } from '../../../platform/http/answer.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import { changeGuest, endGuest } from '../../accounts/guests/change.ts'
import { checkRights } from '../../accounts/guests/checkRights.ts'
import { inviteAgain, inviteGuest } from '../../accounts/guests/invite.ts'
import { requireCustomer } from '../requireCustomer.ts'
import { listPeople } from './list.ts'

/** Registers who belongs to a customer, and the guests whom its members invite. */
export function registerPeople(app: App, service: Service): void {
  const answer = createAnswer(app, service)
  const { db } = service.database

  answer(readPeopleCall, {
    admit: (caller, { query }) => admitMyData(caller, query.customerId),
    handle: async (scope) => {
      await requireCustomer(db, scope.customerId)
      return await listPeople(db, scope)
    },
  })

  answer(inviteGuestCall, {
    admit: (caller, { params }) => admitGuests(caller, params.customerId),
    fresh: true,
    handle: async (member, { body: { email, ...asked } }) => {
      await inviteGuest(service, member, email, checkRights(asked))
    },
  })

  answer(changeGuestCall, {
    admit: (caller, { params }) => admitGuests(caller, params.customerId),
    fresh: true,
    handle: async (member, { params, body }) => {
      await changeGuest(service, member, params.id, checkRights(body))
    },
  })

  answer(endGuestCall, {
    admit: (caller, { params }) => admitGuests(caller, params.customerId),
    handle: (member, { params }) => endGuest(service, member, params.id),
  })

  answer(inviteGuestAgainCall, {
    admit: (caller, { params }) => admitGuests(caller, params.customerId),
    fresh: true,
    handle: (member, { params }) => inviteAgain(service, member, params.id),
  })
}

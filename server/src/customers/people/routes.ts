import { peoplePaths, peopleReply } from '@hausblick/contract/people.ts'
import {
  guestParams,
  guestRightsBody,
  guestsParams,
  inviteGuestBody,
  peopleQuerySchema,
} from '@hausblick/contract/peopleRequests.ts'
import * as z from 'zod/mini'
import { changeGuest, endGuest } from '../../accounts/guests/change.ts'
import { checkRights } from '../../accounts/guests/checkRights.ts'
import { inviteAgain, inviteGuest } from '../../accounts/guests/invite.ts'
import { admitFreshSignIn, admitGuests, admitPeople } from '../../http/access.ts'
import type { Caller } from '../../http/callers.ts'
import { describeReplies } from '../../http/schemas.ts'
import type { App, Service } from '../../http/service.ts'
import { requireCustomer } from '../requireCustomer.ts'
import { listPeople } from './list.ts'

const done = describeReplies(z.object({}))

/** Registers who belongs to a customer, and the guests whom its members invite. */
export function registerPeople(app: App, service: Service): void {
  const { callerOf } = service
  const read = createPeopleRead(service)
  const listSchema = {
    summary: 'Members and guests of a customer; for its members and staff.',
    querystring: peopleQuerySchema,
    response: describeReplies(peopleReply),
  }
  app.get(peoplePaths.people, { schema: listSchema }, async (request) => {
    return await read(await callerOf(request), request.query)
  })

  const inviteSchema = {
    summary: 'Invites a guest by mail to read what is named; for members of the customer.',
    params: guestsParams,
    body: inviteGuestBody,
    response: done,
  }
  app.post(peoplePaths.guests, { schema: inviteSchema }, async (request) => {
    const inviting = admitGuests(await callerOf(request), request.params.customerId)
    admitFreshSignIn(inviting.member)
    const { email, ...asked } = request.body
    await inviteGuest(service, inviting, email, checkRights(asked))
    return {}
  })
  registerGuest(app, service)
}

function registerGuest(app: App, service: Service): void {
  const { callerOf } = service
  const changeSchema = {
    summary: 'Changes what a guest may read, and until when; for members of the customer.',
    params: guestParams,
    body: guestRightsBody,
    response: done,
  }
  app.patch(peoplePaths.guest, { schema: changeSchema }, async (request) => {
    const { customerId, id } = request.params
    const inviting = admitGuests(await callerOf(request), customerId)
    admitFreshSignIn(inviting.member)
    await changeGuest(service, inviting, id, checkRights(request.body))
    return {}
  })

  const endSchema = {
    summary: "Ends a guest's access or withdraws the invitation; for members of the customer.",
    params: guestParams,
    response: done,
  }
  app.delete(peoplePaths.guest, { schema: endSchema }, async (request) => {
    const { customerId, id } = request.params
    await endGuest(service, admitGuests(await callerOf(request), customerId), id)
    return {}
  })

  const againSchema = {
    summary: 'Mails a guest a new invitation; for members of the customer.',
    params: guestParams,
    response: done,
  }
  app.post(peoplePaths.guestInvitation, { schema: againSchema }, async (request) => {
    const { customerId, id } = request.params
    const inviting = admitGuests(await callerOf(request), customerId)
    admitFreshSignIn(inviting.member)
    await inviteAgain(service, inviting, id)
    return {}
  })
}

/** Creates the read of who belongs to a customer, as calls and rendered pages ask for it. */
export function createPeopleRead({ database, look }: Pick<Service, 'database' | 'look'>) {
  return async (caller: Caller, { customerId }: z.infer<typeof peopleQuerySchema>) => {
    const scope = admitPeople(caller, customerId)
    await look(caller, scope)
    await requireCustomer(database.db, customerId)
    return await listPeople(database.db, scope)
  }
}

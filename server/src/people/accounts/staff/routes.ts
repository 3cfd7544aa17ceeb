import { inviteStaffCall, listStaffCall } from '@hausblick/contract/calls/staff.ts'
import { admitOperatorToAll } from '../../../platform/http/access/roles.ts'
import { createAnswer } from '../../../platform/http/answer.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import { inviteStaff } from './invite.ts'
import { listStaff } from './list.ts'

/** Registers who has a role in the house, and the invitation of others. */
export function registerStaff(app: App, service: Service): void {
  const { config, database } = service
  const answer = createAnswer(app, service)

  answer(listStaffCall, {
    admit: admitOperatorToAll,
    handle: async () => ({ members: await listStaff(database.db, config) }),
  })

  answer(inviteStaffCall, {
    admit: admitOperatorToAll,
    fresh: true,
    handle: ({ actor }, { body }) => inviteStaff(service, actor, body),
  })
}

import {
  listProgramsCall,
  makeProgramCall,
  revokeProgramCall,
} from '@hausblick/contract/calls/programs.ts'
import { admitOperatorTo, admitOperatorToAll } from '../../platform/http/access/roles.ts'
import { createAnswer } from '../../platform/http/answer.ts'
import type { App, Service } from '../../platform/http/service.ts'
import { listPrograms, makeProgram, revokeProgram } from './store.ts'

/** Registers the list of other programs that may read or import, and its changes. */
export function registerPrograms(app: App, service: Service): void {
  const { audit, database } = service
  const { db } = database
  const answer = createAnswer(app, service)

  answer(listProgramsCall, {
    admit: admitOperatorToAll,
    handle: async () => ({ programs: await listPrograms(db) }),
  })

  answer(makeProgramCall, {
    admit: (caller, { body }) => admitOperatorTo(caller, body.customerId ?? undefined),
    fresh: true,
    handle: ({ actor, scope }, { body }) =>
      makeProgram(db, { record: audit.by(actor), by: actor.email }, scope, body),
  })

  answer(revokeProgramCall, {
    admit: admitOperatorToAll,
    handle: ({ actor }, { params: { id } }) => revokeProgram(db, audit.by(actor), id),
  })
}

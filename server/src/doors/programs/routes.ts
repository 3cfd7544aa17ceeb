import {
  listProgramsCall,
  makeProgramCall,
  revokeProgramCall,
} from '@hausblick/contract/calls/programs.ts'
import { admitMakingProgram, admitPrograms } from '../../platform/http/access.ts'
import { createAnswer } from '../../platform/http/answer.ts'
import type { App, Service } from '../../platform/http/service.ts'
import { listPrograms, makeProgram, revokeProgram } from './store.ts'

/** Registers the list of other programs that may read or import, and its changes. */
export function registerPrograms(app: App, service: Service): void {
  const { audit, database } = service
  const { db } = database
  const answer = createAnswer(app, service)

  answer(listProgramsCall, {
    admit: admitPrograms,
    handle: async () => ({ programs: await listPrograms(db) }),
  })

  answer(makeProgramCall, {
    admit: (caller, { body }) => admitMakingProgram(caller, body.customerId),
    fresh: true,
    handle: ({ actor, scope }, { body }) =>
      makeProgram(db, { record: audit.by(actor), by: actor.email }, scope, body),
  })

  answer(revokeProgramCall, {
    admit: admitPrograms,
    handle: ({ actor }, { params: { id } }) => revokeProgram(db, audit.by(actor), id),
  })
}

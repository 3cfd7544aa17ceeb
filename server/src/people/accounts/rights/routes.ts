import {
  readStaffRightsCall,
  type StaffRight,
  setStaffRightCall,
} from '@hausblick/contract/calls/staff.ts'
import { transact } from '../../../platform/database/transact.ts'
import { admitOperator, admitStaff } from '../../../platform/http/access/roles.ts'
import { createAnswer } from '../../../platform/http/answer.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import { readStaffRights, writeStaffRight } from './rights.ts'

/** What the audit log calls each. */
const names: Readonly<Record<StaffRight, string>> = {
  import: 'Einlesen durch Mitarbeiter',
  invite: 'Einladen durch Mitarbeiter',
  remove: 'Entfernen von Dokumenten durch Mitarbeiter',
}

/** Registers what staff may do, and its change by operators. */
export function registerStaffRights(app: App, service: Service): void {
  const { database, audit } = service
  const { db } = database
  const answer = createAnswer(app, service)

  answer(readStaffRightsCall, {
    admit: admitStaff,
    handle: () => readStaffRights(db),
  })

  answer(setStaffRightCall, {
    admit: admitOperator,
    handle: ({ actor }, { body: { right, allowed } }) =>
      transact(db, async (trx) => {
        const before = await readStaffRights(trx)
        if (before[right] === allowed) return before
        await writeStaffRight(trx, right, allowed)
        const write = (is: boolean) => (is ? 'erlaubt' : 'nicht erlaubt')
        const details = { setting: names[right], from: write(!allowed), to: write(allowed) }
        await audit.append(trx, { action: 'settingsChanged', actor, details })
        return { ...before, [right]: allowed }
      }),
  })
}

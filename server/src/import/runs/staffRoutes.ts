import { readStaffImportCall, setStaffImportCall } from '@hausblick/contract/calls/imports.ts'
import { transact } from '../../database/transact.ts'
import { admitStaffSwitch, admitStaffSwitchRead } from '../../http/access.ts'
import { createAnswer } from '../../http/answer.ts'
import type { App, Service } from '../../http/service.ts'
import { mayStaffImport, setStaffImport } from '../staffSwitch.ts'

/** Registers whether staff may import, and its change by operators. */
export function registerStaffImport(app: App, service: Service): void {
  const { database, audit } = service
  const { db } = database
  const answer = createAnswer(app, service)

  answer(readStaffImportCall, {
    admit: admitStaffSwitchRead,
    handle: async () => ({ allowed: await mayStaffImport(db) }),
  })

  answer(setStaffImportCall, {
    admit: admitStaffSwitch,
    handle: async ({ actor }, { body: { allowed } }) => {
      await transact(db, async (trx) => {
        const before = await mayStaffImport(trx)
        if (before === allowed) return
        await setStaffImport(trx, allowed)
        const write = (is: boolean) => (is ? 'erlaubt' : 'nicht erlaubt')
        const details = {
          setting: 'Einlesen durch Mitarbeiter',
          from: write(before),
          to: write(allowed),
        }
        await audit.append(trx, { action: 'settingsChanged', actor, details })
      })
      return { allowed }
    },
  })
}

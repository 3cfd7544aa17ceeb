import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { serviceActor } from '../../platform/audit/entry.ts'
import { removeOldLines } from '../../platform/audit/expire.ts'
import { createAuditLog } from '../../platform/audit/log.ts'
import { transact } from '../../platform/database/transact.ts'
import { callCommand } from '../../testing/callCommand.ts'
import { onEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import { newFolders } from '../../testing/folders.ts'
import { run } from './command.ts'

const SECRET = 'ein geheimer Text von über 32 Zeichen'

onEachDatabase('npm run audit', (newDatabase) => {
  const newFolder = newFolders()
  let database: TestDatabase
  let folder: string
  const audit = (...args: string[]) =>
    callCommand(run, args, folder, {
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      SECRET,
    })

  beforeAll(async () => {
    folder = await newFolder()
    database = await newDatabase()
    const log = createAuditLog([SECRET])
    for (let line = 2; line <= 5; line++)
      await transact(database.db, (trx) =>
        log.append(trx, { action: 'imported', actor: serviceActor }),
      )
  })

  test('says that the log is sound, and where it ends; later that it is still the same', async () => {
    const { status, stdout, stderr } = await audit('--verify')
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^Das Protokoll ist unverändert\. Zeilen: 5\.\nEnde: 5:[\da-f]{64}\n$/)
    const end = /Ende: (?<end>\S+)/.exec(stdout)?.groups?.end ?? ''
    expect((await audit('--verify', '--end', end)).status).toBe(0)
    const other = await audit(
      '--verify',
      '--end',
      end.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')),
    )
    expect([other.status, other.stdout]).toEqual([
      1,
      expect.stringContaining('Zeile 5 ist eine andere als bei der früheren Prüfung'),
    ])
    const later = await audit('--verify', '--end', end.replace('5:', '7:'))
    expect([later.status, later.stdout]).toEqual([
      1,
      expect.stringContaining('Die Zeilen 6 bis 7 fehlen.'),
    ])
  })

  test('compares nothing with a line that is no longer there', async () => {
    const { stdout } = await audit('--verify')
    const end = /Ende: (?<end>\S+)/.exec(stdout)?.groups?.end ?? ''
    const now = new Date()
    now.setUTCMonth(now.getUTCMonth() + 2)
    const settings = { auditMonths: 1, secrets: [SECRET] } as const
    await removeOldLines(database.db, createAuditLog([SECRET]), settings, { now })
    expect((await audit('--verify', '--end', end)).status).toBe(0)
    const expired = await audit('--verify', '--end', end.replace('5:', '4:'))
    expect([expired.status, expired.stdout]).toEqual([
      1,
      expect.stringContaining('Zeile 4 der früheren Prüfung steht nicht mehr im Protokoll'),
    ])
  })

  test('says what is wrong with it, and where', async () => {
    await sql`update audit_entry set details = '{"count":"9"}' where number = 5`.execute(
      database.db,
    )
    const { status, stdout } = await audit('--verify')
    expect([status, stdout]).toEqual([
      1,
      expect.stringMatching(
        /^Zeile 5 ist verändert\.\nDas Protokoll ist nicht in Ordnung\. Zeilen: 1, Befunde: 1\.\nEnde: 5:/,
      ),
    ])
  })

  test.each([[], ['--verify', '--end', '5']])('refuses %j', async (...args) => {
    const { status, stderr } = await audit(...args)
    expect([status, stderr]).toEqual([1, expect.stringContaining('npm run --silent audit')])
  })
})

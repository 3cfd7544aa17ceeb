import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { expect, test } from 'vitest'
import { lockCustomers } from '../../people/customers/store.ts'
import { callCommand } from '../../testing/callCommand.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { newFolders } from '../../testing/folders.ts'
import { addProgram } from '../../testing/programs.ts'
import { run as runCommand } from './command.ts'
import { findProgram } from './token.ts'

onEachDatabase('npm run program', (newDatabase) => {
  const newFolder = newFolders()

  test('lets a program in, lists it with its last use, and revokes it', async () => {
    const [database, folder] = [await newDatabase(), await newFolder()]
    const { db } = database
    await db.transaction().execute((trx) => lockCustomers(trx, ['A']))
    const run = async (...args: string[]) => {
      const environment = { DATA_DIR: folder, DATABASE_URL: database.url }
      const { status, stdout, stderr } = await callCommand(runCommand, args, folder, environment)
      return { status, said: stdout + stderr }
    }
    expect((await run()).said).toBe('Noch ist kein Programm zugelassen.\n')
    const until = berlinDay(new Date())
    const order = ['--name', 'Nachtlauf', '--for', 'import', '--until', until]
    const refused = await run(...order, '--customer', 'ERFUNDEN')
    expect(refused).toMatchObject({ status: 1, said: expect.stringContaining('ERFUNDEN') })
    const { status, said: token } = await run(...order, '--customer', 'A')
    expect([status, token]).toEqual([0, expect.stringMatching(/^hbt_[\w-]{43}\n$/)])

    const unused = `Nachtlauf: einlesen, Kunde A, bis ${until}, noch nicht benutzt, Nummer `
    expect((await run()).said).toContain(unused)
    const { customerId, subject } = await findProgram(db, token.trim())
    expect(customerId).toBe('A')
    expect((await run()).said).toContain(`bis ${until}, zuletzt etwa `)

    // Another one of the same name: which is meant?
    await addProgram(database)
    const unclear = await run('--revoke', 'Nachtlauf')
    expect(unclear).toMatchObject({ status: 1, said: expect.stringContaining('Mehrere heißen so') })
    const revoked = { status: 0, said: 'Nachtlauf wird ab sofort abgewiesen.\n' }
    expect(await run('--revoke', subject)).toEqual(revoked)
    await expect(findProgram(db, token.trim())).rejects.toHaveProperty('statusCode', 401)
    expect(await run('--revoke', 'Nachtlauf')).toEqual(revoked)
    expect(await run('--revoke', 'Nachtlauf')).toMatchObject({ status: 1 })
    expect((await run()).said.match(/widerrufen/g)).toHaveLength(2)
    const lines = db.selectFrom('audit_entry').where('action', '=', 'programRevoked')
    expect(await lines.select('actor_kind as by').execute()).toHaveLength(2)
    for (const wrong of [['--name', 'X'], [...order, '--revoke', 'X'], ['--revoke']])
      expect(await run(...wrong)).toMatchObject({
        ...{ status: 1, said: expect.stringContaining('npm run --silent program') },
      })
  }, 120_000)
})

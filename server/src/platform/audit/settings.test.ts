import { expect, test } from 'vitest'
import { onEachDatabase } from '../../testing/databases.ts'
import { newFolders } from '../../testing/folders.ts'
import { readConfig } from '../config/config.ts'
import { createAuditLog } from './log.ts'
import { recordSettings } from './settings.ts'

onEachDatabase('settings', (newDatabase) => {
  const newFolder = newFolders()

  test('that have changed since the last start are logged, once', async () => {
    const { db } = await newDatabase()
    const folder = await newFolder()
    const start = async (environment: Record<string, string>) => {
      const config = readConfig(environment, folder)
      // Several processes.
      const starts = [1, 2].map(() =>
        recordSettings({ db }, createAuditLog(config.secrets), config),
      )
      await Promise.all(starts)
    }
    const readLines = async () => {
      const lines = await db.selectFrom('audit_entry').selectAll().orderBy('number').execute()
      return lines
        .filter(({ action }) => action !== 'logStarted')
        .map(({ action, details }) => [action, JSON.parse(details ?? '')])
    }
    const one = {
      SECRET: 's'.repeat(32),
      OPERATOR_EMAILS: 'a@example.org',
      SMTP_URL: 'smtp://a:b@c',
    }
    await start(one)
    await start(one)
    expect(await readLines()).toEqual([])

    await start({
      ...one,
      SMTP_URL: 'smtp://a:x@c',
      MAX_UPLOAD_MB: '30',
      OPERATOR_EMAILS: 'b@example.org',
      STAFF_EMAILS: 'a@example.org',
    })
    const first = [
      ['settingsChanged', { setting: 'MAX_UPLOAD_MB' }],
      ['settingsChanged', { setting: 'SMTP_URL' }],
      ['roleChanged', { account: 'b@example.org', to: 'operator' }],
      ['roleChanged', { account: 'a@example.org', from: 'operator' }],
      ['roleChanged', { account: 'a@example.org', to: 'staff' }],
    ]
    expect(await readLines()).toEqual(first)

    // Back again, with the secret being exchanged, and then with one that nobody knew.
    await start({ ...one, SECRET: 'n'.repeat(32), SECRET_PREVIOUS: one.SECRET })
    await start({ ...one, SECRET: 'x'.repeat(32) })
    const { known_settings } = await db.selectFrom('service').selectAll().executeTakeFirstOrThrow()
    expect(known_settings).not.toMatch(/smtp|ssss/)
    expect((await readLines()).slice(first.length)).toEqual([
      ['settingsChanged', { setting: 'MAX_UPLOAD_MB' }],
      ['settingsChanged', { setting: 'SECRET' }],
      ['settingsChanged', { setting: 'SECRET_PREVIOUS' }],
      ['settingsChanged', { setting: 'SMTP_URL' }],
      ['roleChanged', { account: 'a@example.org', to: 'operator' }],
      ['roleChanged', { account: 'b@example.org', from: 'operator' }],
      ['roleChanged', { account: 'a@example.org', from: 'staff' }],
      // The log cannot tell a lost secret from a forged end.
      ['logBroken', { number: '13' }],
      ['settingsChanged', { setting: 'SECRET' }],
    ])
  })
})

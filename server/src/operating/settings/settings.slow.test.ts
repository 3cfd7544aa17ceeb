import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readAuditCall } from '@hausblick/contract/calls/audit.ts'
import { readBackupsCall } from '@hausblick/contract/calls/backups.ts'
import { sendTestMailCall } from '@hausblick/contract/calls/checks.ts'
import {
  readServiceSettingsCall,
  saveBackupPlaceCall,
  saveMailServerCall,
} from '@hausblick/contract/calls/serviceSettings.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import type { App } from '../../platform/http/service.ts'
import { renewSettings } from '../../platform/operator/savedSettings.ts'
import { signIn } from '../../testing/accounts.ts'
import { newApps, OPERATOR, quickLimits } from '../../testing/app.ts'
import { onEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import { newFolders } from '../../testing/folders.ts'
import { findFreePort } from '../../testing/freePort.ts'
import { startMailServer } from '../../testing/mailServer.ts'

const OLD = 'ein langes Geheimnis, das einmal galt'
const NEW = 'ein langes Geheimnis, das seither gilt'
const PASSWORD = 'Geh:eim@/%#1'
const mailServer = await startMailServer()
const server = {
  host: new URL(mailServer.url).hostname,
  port: Number(new URL(mailServer.url).port),
  user: '',
  password: null,
}

onEachDatabase('settings that operators make in the browser', (newDatabase) => {
  const newApp = newApps()
  const newFolder = newFolders()
  let database: TestDatabase
  let apps: App[]
  let headers: { authorization: string }
  let folder: string
  let intake: string

  beforeAll(async () => {
    database = await newDatabase()
    folder = join(await newFolder(), 'sicherung')
    intake = await newFolder()
    const environment = { SECRET: OLD, INTAKE_DIR: intake }
    const said = { environment, limits: quickLimits }
    apps = [await newApp(database, said), await newApp(database, said)]
    headers = await signIn(database, { email: OPERATOR, kind: 'operator' })
  })

  const call = async (url: string, payload?: object, app = apps[0]) =>
    await app?.inject({ url, headers, ...(payload && { method: 'POST', payload }) })
  const shown = async (app?: App) => {
    const reply = await call(readServiceSettingsCall.path, undefined, app)
    return readServiceSettingsCall.reply.parse(reply?.json())
  }
  const saveMail = async (change: object) =>
    await call(saveMailServerCall.path, { server: { ...server, ...change } })
  const backups = { place: '', accessKeyId: '', secretAccessKey: null, time: '23:15' }
  const saveBackups = async (change: object, app?: App) =>
    await call(saveBackupPlaceCall.path, { ...backups, ...change }, app)
  const stored = async () =>
    await database.db
      .selectFrom('service')
      .select(['mail_server', 'own_backups'])
      .executeTakeFirstOrThrow()

  test('are those of nobody at first', async () => {
    expect(await shown()).toMatchObject({
      mail: { from: 'nowhere', host: '' },
      backups: { placeFrom: 'nowhere', place: '', timeFrom: 'nowhere', time: '02:30' },
    })
  })

  test('are not stored where they do not work, and say what to do', async () => {
    const refused = await saveMail({ port: Number(await findFreePort()) })
    expect(refused?.statusCode).toBe(400)
    expect(refused?.json().error).toMatch(/ECONNREFUSED \S+\. Prüfen Sie Name und Port/)
    expect((await saveMail({ user: 'u' }))?.json().error).toMatch(/geben Sie das Passwort/)
    for (const [place, reason] of [
      [folder, /legen Sie ihn an/],
      ['sicherung', /ganzen Pfad/],
      ['s3://x', /ganzen Pfad/],
      [intake, /Ordner für Scans/],
    ] as const) {
      const reply = await saveBackups({ place })
      expect(reply?.statusCode).toBe(400)
      expect(reply?.json().error).toMatch(reason)
    }
    const unreached = `s3://haus/a?endpoint=http://127.0.0.1:${await findFreePort()}`
    const key = { accessKeyId: 'ABC', secretAccessKey: PASSWORD }
    const reply = await saveBackups({ place: unreached, ...key })
    expect(reply?.json().error).toMatch(/keine Datei schreiben, lesen und löschen/)
    expect((await saveBackups({ place: unreached, accessKeyId: 'ABC' }))?.json().error).toMatch(
      /geheimen Schlüssel/,
    )
    expect(await stored()).toEqual({ mail_server: null, own_backups: null })
  })

  test('of a mail server are tried by a mail, and followed by all processes', async () => {
    expect((await saveMail({ user: 'post', password: PASSWORD }))?.statusCode).toBe(200)
    expect(mailServer.mails.at(-1)?.to).toMatchObject([{ address: OPERATOR }])
    const { mail } = await shown()
    expect(mail).toMatchObject({ from: 'saved', host: server.host, user: 'post' })
    // The password stays for the same server and user only.
    expect((await saveMail({ user: 'post' }))?.statusCode).toBe(200)
    expect((await saveMail({ user: 'andere' }))?.statusCode).toBe(400)
    const sent = mailServer.mails.length
    await vi.waitFor(async () => {
      const reply = await call(sendTestMailCall.path, {}, apps[1])
      expect(reply?.json()).toMatchObject({ state: 'fine' })
    })
    expect(mailServer.mails.length).toBeGreaterThan(sent)
  })

  test('of backups leave nothing at their place, and are followed by all processes', async () => {
    await mkdir(folder)
    expect((await saveBackups({ place: folder }))?.statusCode).toBe(200)
    expect((await readdir(folder)).filter((name) => name.includes('probe'))).toEqual([])
    expect((await shown()).backups).toMatchObject({
      placeFrom: 'saved',
      place: folder,
      time: '23:15',
      remark: expect.stringContaining('auf dem Datenträger der Daten'),
    })
    await vi.waitFor(async () => {
      const reply = await call(readBackupsCall.path, undefined, apps[1])
      expect(reply?.json()).toMatchObject({ place: folder })
    })
  })

  test('are stored encrypted, outlive another secret, and leave a line in the log', async () => {
    const { mail_server, own_backups } = await stored()
    expect(`${mail_server} ${own_backups}`).not.toMatch(/Geh|post|sicherung/)
    const log = (await call(`${readAuditCall.path}?action=settingsChanged`))?.body
    expect(log).toMatch(/"Mailserver"/)
    expect(log).toMatch(/"Sicherungen"/)
    expect(log).not.toContain('Geh')
    await renewSettings(database.db, [NEW, OLD])
    const renewed = await newApp(database, { environment: { SECRET: NEW } })
    expect((await shown(renewed)).mail).toMatchObject({ from: 'saved', user: 'post' })
    const foreign = await newApp(database, { environment: { SECRET: OLD } })
    expect((await shown(foreign)).mail).toMatchObject({ from: 'nowhere' })
  })

  test('stand behind variables, and cannot be changed then', async () => {
    const environment = {
      SECRET: NEW,
      SMTP_URL: 'smtps://wer:was@mail.example',
      BACKUP_TO: folder,
      BACKUP_AT: '04:45',
    }
    const app = await newApp(database, { environment })
    expect(await shown(app)).toMatchObject({
      mail: { from: 'variable', host: 'mail.example', port: 465, user: '' },
      backups: { placeFrom: 'variable', place: folder, timeFrom: 'variable', time: '04:45' },
    })
    expect((await call(saveMailServerCall.path, { server: null }, app))?.statusCode).toBe(409)
    const { own_backups } = await stored()
    await saveBackups({ place: '', time: '01:00' }, app)
    expect((await shown(app)).backups).toMatchObject({ place: folder, time: '04:45' })
    expect(own_backups).not.toBeNull()
  })

  test('can be taken away', async () => {
    const app = await newApp(database, { environment: { SECRET: NEW } })
    await call(saveMailServerCall.path, { server: null }, app)
    await saveBackups({}, app)
    expect(await shown(app)).toMatchObject({
      mail: { from: 'nowhere' },
      backups: { placeFrom: 'nowhere' },
    })
  })
})

import { readAuditCall } from '@hausblick/contract/calls/audit.ts'
import {
  type OperatorChange,
  previewOperatorCall,
  previewReportCall,
  readLogoCall,
  readOperatorCall,
  restoreOperatorCall,
  saveOperatorCall,
} from '@hausblick/contract/calls/operator.ts'
import { readConfigCall } from '@hausblick/contract/calls/site.ts'
import { beforeAll, expect, test } from 'vitest'
import { ensureDemoCustomer } from '../../../operating/demo/ensure.ts'
import type { App } from '../../../platform/http/service.ts'
import { signIn } from '../../../testing/accounts.ts'
import { newApps, OPERATOR } from '../../../testing/app.ts'
import { onEachDatabase } from '../../../testing/databases.ts'

/** A transparent pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const services = {
  hosting: '',
  mail: '',
  analytics: '',
  advertising: '',
  cardPayments: '',
  messaging: '',
  uploadArea: '',
}
const optional = {
  whatsapp: '',
  bookingUrl: '',
  openingHours: [{ days: 'Montag', weekdays: [1], from: '9:00', to: '17:00' }],
  bookingHours: [],
  managingDirector: '',
  registerCourt: '',
  registerNumber: '',
  vatId: '',
  businessId: '',
  supervisoryAuthority: '',
  liabilityInsurer: '',
  responsible: '',
  dataProtectionOfficer: '',
  dataProtectionAuthority: '',
  logsKept: '',
  backupsKept: '',
  services,
}
const details = {
  ...optional,
  name: 'Haus & Hof',
  street: 'Weg 1',
  zipcode: '01067',
  city: 'Dresden',
  phone: '0351 1234',
  email: 'hof@haus.example',
}
const ownText = { subject: 'Zugang bei {Betreiber}', text: 'Hallo {Kundennummer}: {Link}' }

onEachDatabase('the page of the operator', (newDatabase) => {
  const newApp = newApps()
  let app: App
  let headers: { authorization: string }
  beforeAll(async () => {
    const database = await newDatabase()
    await ensureDemoCustomer(database, 'DEMO')
    app = await newApp(database, { environment: { PUBLIC_URL: 'https://haus.example' } })
    headers = await signIn(database, { email: OPERATOR, kind: 'operator' })
  })

  const get = async (url: string) => await app.inject({ url, headers })
  const post = async (url: string, body: object) =>
    await app.inject({ method: 'POST', url, headers, payload: body })
  const shown = async () => readOperatorCall.reply.parse((await get(readOperatorCall.path)).json())
  const save = async (change: OperatorChange) =>
    await post(saveOperatorCall.path, { ...change, basedOn: (await shown()).version })

  test('begins with nothing', async () => {
    expect(await shown()).toMatchObject({
      version: 0,
      detailsFrom: 'nobody',
      details: { name: '', email: '' },
      versions: [],
    })
  })

  test('saves each part, and restores what was before', async () => {
    expect((await save({ details })).statusCode).toBe(200)
    const [first] = (await shown()).versions
    expect(first).toMatchObject({ what: 'details', savedBy: OPERATOR })
    expect((await save({ details: { ...details, name: 'Neu' } })).statusCode).toBe(200)
    expect((await save({ look: { color: '#7A1F5C', logo: PIXEL } })).statusCode).toBe(200)
    const texts = { invitation: ownText, document: null, report: null }
    const mails = { senderName: 'Post', senderEmail: 'post@haus.example', texts }
    expect((await save({ mails })).statusCode).toBe(200)
    const now = await shown()
    expect(now).toMatchObject({
      detailsFrom: 'saved',
      details: { name: 'Neu' },
      color: '#7a1f5c',
      mails: { from: '"Post" <post@haus.example>', texts: { invitation: ownText } },
    })
    const logo = await app.inject({ url: now.logo })
    expect(logo.headers['content-type']).toBe('image/png')
    expect(logo.rawPayload.toString('base64')).toBe(PIXEL)
    const config = readConfigCall.reply.parse((await app.inject(readConfigCall.path)).json())
    expect(config).toMatchObject({ operator: { name: 'Neu' }, logo: now.logo })

    const body = { version: first?.version, basedOn: now.version }
    expect((await post(restoreOperatorCall.path, body)).statusCode).toBe(200)
    expect(await shown()).toMatchObject({ details: { name: 'Haus & Hof' }, logo: '' })
    const log = await get(`${readAuditCall.path}?action=settingsChanged`)
    expect(log.body).toContain('Betreiber: Logo und Farbe')
    expect(log.body).toContain('Betreiber: Ältere Fassung wiederhergestellt')
  })

  test('keeps where rents may rise by less, without repetitions, and says where no unit is', async () => {
    const cappedPlaces = ['', ' Leipzig', 'leipzig ', 'Lepzig', '04109']
    expect((await save({ rents: { cappedPlaces } })).statusCode).toBe(200)
    const { rents, versions } = await shown()
    expect(rents.cappedPlaces).toEqual(['leipzig', 'Lepzig', '04109'])
    expect(rents.unused).toContain('Lepzig')
    expect(versions[0]?.what).toBe('rents')
    const config = readConfigCall.reply.parse((await app.inject(readConfigCall.path)).json())
    expect(config.cappedPlaces).toEqual(rents.cappedPlaces)
    expect((await save({ rents: { cappedPlaces: [] } })).statusCode).toBe(200)
  })

  test('lets the second of two operators know that the first has saved', async () => {
    const { version } = await shown()
    const change = (name: string) =>
      post(saveOperatorCall.path, { details: { ...details, name }, basedOn: version })
    const replies = await Promise.all([change('Eins'), change('Zwei')])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().error).toContain(OPERATOR)
  })

  test.each<[string, OperatorChange, RegExp]>([
    [
      'two parts, of which the log would name one',
      { details, look: { color: '' } },
      /nur einen Teil/,
    ],
    ['an address that is none', { details: { ...details, email: 'hof' } }, /E-Mail-Adresse/],
    ['a name that is missing', { details: { ...details, name: ' ' } }, /Name der Hausverwaltung/],
    ['a colour that is too light', { look: { color: '#ffff00' } }, /dunklere/],
    ['a logo that is none', { look: { color: '', logo: 'eA==' } }, /kein PNG/],
    [
      'an invitation without its link',
      {
        mails: {
          senderName: '',
          senderEmail: '',
          texts: { invitation: { subject: 'a', text: 'b' }, document: null, report: null },
        },
      },
      /\{Link\}/,
    ],
  ])('refuses %s', async (_title, change, message) => {
    const reply = await save(change)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().error).toMatch(message)
  })

  test('shows what a change would look like, without saving it', async () => {
    const before = await shown()
    const change = {
      details: { ...details, name: 'Vorschau KG', vatId: 'DE123' },
      mails: {
        senderName: '',
        senderEmail: '',
        texts: { invitation: ownText, document: null, report: null },
      },
    }
    const { pages, mails } = (await post(previewOperatorCall.path, change)).json()
    expect(pages.impressum).toContain('DE123')
    expect(mails.invitation.subject).toBe('Zugang bei Vorschau KG')
    expect(mails.invitation.text).toContain('Hallo K-1001: https://haus.example/')
    const report = await post(previewReportCall.path, change)
    expect(report.headers['content-type']).toBe('application/pdf')
    expect(await shown()).toEqual(before)
  })

  test('has no logo that was never saved', async () => {
    const url = readLogoCall.path.replace(':hash', 'x')
    expect((await app.inject({ url })).statusCode).toBe(404)
  })
})

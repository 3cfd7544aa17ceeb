// Over 200 lines: the list of all lazily loaded parts is in one place.

import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Cookie, Page, Route } from '@playwright/test'
import { arrive } from './account.ts'
import { expectAccessible } from './axe.ts'
import { addDocuments, arriveWithDocuments } from './documents.ts'
import { csvSource, dropOnImports, examine } from './importing.ts'
import type { Service } from './service.ts'
import { arriveAs, NO_CUSTOMER, staffSettings } from './staff.ts'
import { expect, test } from './test.ts'
import { arriveNew } from './uploading.ts'

// A service of its own, whose inbox has nothing but the letters of these tests.
test.use({
  settings: { ...staffSettings, MAX_UPLOAD_MB: '17' },
  expectedComplaints: /net::ERR_|status of 404|Fehler: /,
})

const MAPPING = join(
  import.meta.dirname,
  '../server/src/import/testdata/mappings/mieterliste-mieterliste.json',
)
const once = { tag: '@once' }
const page404 = 'Diese Seite konnte nicht geladen werden.'
const dialog404 = 'Das Fenster konnte nicht geöffnet werden.'

type Fixtures = { page: Page; service: Service }

interface LatePart {
  /** The module's path below web/src; its chunk has the same name. */
  readonly module: string
  /** Signs in an account that sees the part; absent if nobody need be signed in. */
  readonly arrive?: (fixtures: Fixtures) => Promise<unknown>
  readonly address: string
  /** Makes the page request the part's code. */
  readonly open?: (page: Page) => Promise<unknown>
  /** The message in its place. */
  readonly failure: string
  /** What remains on the page. */
  readonly beside: string | RegExp
  /** What appears once the code has loaded. */
  readonly arrived: (page: Page) => ReturnType<Page['getByRole']>
  /** Whether it never offers a reload for older browsers. */
  readonly cannotReload?: boolean
}

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, level: 1 })
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name })
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()
const asOperator = sharing((fixtures) => arriveAs('operator', fixtures))
const asOwner = sharing(arrive)

/** Signs in once in each worker, since no part changes the account. */
function sharing(signIn: (fixtures: Fixtures) => Promise<unknown>) {
  let cookies: readonly Cookie[] | undefined
  return async (fixtures: Fixtures) => {
    const context = fixtures.page.context()
    if (cookies) return await context.addCookies(cookies)
    await signIn(fixtures)
    cookies = await context.cookies()
  }
}

/** Signs in as an operator, after a report of the demo customer has been made. */
async function asOperatorWithReport(fixtures: Fixtures): Promise<void> {
  const { db } = fixtures.service.database
  const id = randomUUID()
  const started_at = new Date().toISOString()
  const run = { id, year: 2025, customer_id: 'DEMO', started_at, started_by: 'x@example.org' }
  await db.insertInto('report_run').values(run).execute()
  const report = { run_id: id, customer_id: 'DEMO', state: 'made', content: '{}' } as const
  await db
    .insertInto('report')
    .values({ ...report, due_at: started_at, attempts: 0 })
    .execute()
  await asOperator(fixtures)
}

/** Signs in as an operator, after a customer has become part of the demo customer. */
async function asOperatorWithMerge(fixtures: Fixtures): Promise<void> {
  const moments = { merged_at: new Date().toISOString(), until: '2999-01-01T00:00:00.000Z' }
  const numbers = { document_shift: 0, last_document_number: 0 }
  await fixtures.service.database.db
    .insertInto('customer_merge')
    .values({
      id: randomUUID(),
      customer_id: 'DEMO',
      merged_id: 'K-alt',
      merged_name: '',
      merged_by: 'x@example.org',
      ...moments,
      ...numbers,
    })
    .execute()
  await asOperator(fixtures)
}

/** Signs in as an operator, after a mapping has been saved. */
async function asOperatorWithMapping(fixtures: Fixtures): Promise<void> {
  const { db } = fixtures.service.database
  const profile = readFileSync(MAPPING, 'utf8')
  const saved = { version: 1, profile, saved_at: new Date().toISOString(), saved_by: 'x@y.de' }
  await db
    .insertInto('import_mapping')
    .values({ id: randomUUID(), name: 'Mieterliste', subject: 'unit', sheet: '', ...saved })
    .execute()
  await asOperator(fixtures)
}

/** Signs in as an operator, after a letter has come in. */
async function asOperatorWithLetter(fixtures: Fixtures): Promise<void> {
  const { service } = fixtures
  await addDocuments(service, 'Eingang', [{ name: `Brief ${randomUUID()}`, state: 'received' }])
  await asOperator(fixtures)
}

/** Has a table examined, and opens what is set of one of its columns. */
async function openColumn(page: Page): Promise<void> {
  const units = csvSource('einheiten.csv', 'WE-Nr.;Eig.-Nr.;Kaltmiete', '101;E-1;500,00')
  await dropOnImports(page, [units])
  await examine(page)
  await press('Spalte „Kaltmiete“ einstellen')(page)
}

const pageParts: readonly LatePart[] = [
  ['properties/PropertiesPage.tsx', '/demo/properties', 'Einheitenübersicht'] as const,
  ['loan/LoanPage.tsx', '/demo/dashboard/kredit', 'Kredit'] as const,
  ['dashboard/returns/ReturnsPage.tsx', '/demo/dashboard/renditen', 'Renditen'] as const,
  ['scenario/ScenarioPage.tsx', '/demo/dashboard/planspiel', 'Was wäre, wenn …'] as const,
  ['properties/place/PlacePage.tsx', '/demo/properties/einheit', 'Einheit'] as const,
  ['contact/ContactPage.tsx', '/demo/contact', 'Kontakt'] as const,
  ['settings/SettingsPage.tsx', '/demo/settings', 'Einstellungen'] as const,
  ['login/LoginPage.tsx', '/login', 'Willkommen zurück'] as const,
  ['signup/SignupPage.tsx', '/signup?cid=A&token=b', 'Konto anlegen'] as const,
  ['password/PasswordPage.tsx', '/passwort?token=b', 'Passwort zurücksetzen'] as const,
].map(([module, address, name]) => ({
  module,
  address,
  failure: page404,
  beside: 'Impressum',
  arrived: heading(name),
}))

const parts: readonly LatePart[] = [
  ...pageParts,
  {
    module: 'documents/DocumentsPage.tsx',
    address: '/demo/documents',
    failure: page404,
    beside: 'Impressum',
    arrived: heading('Dokumente'),
  },
  {
    module: 'session/RequireSession.tsx',
    arrive: asOwner,
    address: '/dashboard',
    failure: page404,
    beside: 'Impressum',
    arrived: heading('Dashboard'),
  },
  {
    module: 'session/staff/CustomerSelector.tsx',
    arrive: asOperator,
    address: '/dashboard',
    failure: 'Die Auswahl der Kunden konnte nicht geladen werden.',
    beside: NO_CUSTOMER,
    arrived: (page) => page.getByRole('combobox', { name: 'Kunden auswählen' }),
  },
  {
    module: 'layout/place/ProfileDialog.tsx',
    arrive: asOperator,
    address: '/properties/einheit?nummer=DEMO-W02&kunde=DEMO',
    open: press('Bild, Ansprechpartner und Bemerkungen'),
    failure: dialog404,
    beside: 'Impressum',
    arrived: dialog('Bild, Ansprechpartner und Bemerkungen'),
  },
  {
    module: 'inbox/InboxPage.tsx',
    arrive: asOperator,
    address: '/documents/eingang',
    failure: page404,
    beside: 'Impressum',
    arrived: heading('Eingang'),
  },
  {
    module: 'inbox/pile/PilePage.tsx',
    arrive: asOperator,
    address: '/documents/eingang/stapel',
    failure: page404,
    beside: 'Impressum',
    arrived: heading('Stapel zerlegen'),
  },
  {
    module: 'layout/administration/AdministrationFrame.tsx',
    arrive: asOperator,
    address: '/verwaltung',
    failure: page404,
    beside: 'Impressum',
    arrived: heading('Übersicht'),
  },
  {
    module: 'administration/overview/OverviewPage.tsx',
    arrive: asOperator,
    address: '/verwaltung',
    failure: page404,
    beside: 'Mitarbeiter',
    arrived: heading('Übersicht'),
  },
  ...(
    [
      ['imports/ImportsPage.tsx', '/verwaltung/einlesen', 'Zahlen einlesen'],
      ['imports/ImportPage.tsx', '/verwaltung/einlesen/vorgang?nummer=keiner', 'Zahlen einlesen'],
      ['imports/MappingsPage.tsx', '/verwaltung/einlesen/zuordnungen', 'Zuordnungen'],
    ] as const
  ).map(([module, address, name]) => ({
    module,
    arrive: asOperator,
    address,
    failure: page404,
    beside: 'Impressum',
    arrived: heading(name),
  })),
  {
    module: 'imports/mappings/RenameDialog.tsx',
    arrive: asOperatorWithMapping,
    address: '/verwaltung/einlesen/zuordnungen',
    open: press('Mieterliste umbenennen'),
    failure: dialog404,
    beside: 'Gespeicherte Zuordnungen',
    arrived: dialog('Mieterliste umbenennen'),
  },
  {
    module: 'imports/mapping/columns/ColumnDialog.tsx',
    arrive: asOperator,
    address: '/verwaltung/einlesen',
    open: openColumn,
    failure: dialog404,
    beside: 'Tabellen dieses Vorgangs',
    arrived: dialog('Spalte „Kaltmiete“'),
  },
  {
    module: 'session/account/AccountMenu.tsx',
    address: '/demo/dashboard',
    open: press('Konto'),
    failure: 'Das Menü konnte nicht geladen werden.',
    beside: 'Immobilienwert in Euro',
    arrived: (page) => page.getByRole('menu'),
    cannotReload: true,
  },
  {
    module: 'layout/find/FindDialog.tsx',
    address: '/demo/dashboard',
    open: (page) => page.getByRole('button', { name: /^Suchen/ }).click(),
    failure: dialog404,
    beside: 'Immobilienwert in Euro',
    arrived: dialog('Suchen'),
  },
  {
    module: 'properties/details/UnitDialog.tsx',
    address: '/demo/properties',
    open: (page) => page.getByRole('list', { name: 'Einheiten' }).getByRole('link').first().click(),
    failure: dialog404,
    beside: 'Einheitenübersicht',
    arrived: (page) => page.getByRole('dialog'),
  },
  {
    module: 'properties/details/ObjectDialog.tsx',
    address: '/demo/properties?ansicht=objekte',
    open: (page) => page.getByRole('list', { name: 'Objekte' }).getByRole('link').first().click(),
    failure: dialog404,
    beside: 'Einheitenübersicht',
    arrived: (page) => page.getByRole('dialog'),
  },
  {
    module: 'upload/UploadDialog.tsx',
    address: '/demo/documents',
    open: (page) => page.getByRole('link', { name: 'Neues Dokument hochladen' }).click(),
    failure: dialog404,
    beside: 'Impressum',
    arrived: dialog('Neues Dokument hochladen'),
  },
  {
    module: 'upload/UploadDialog.tsx',
    arrive: arriveNew,
    address: '/dashboard?dialog=hochladen',
    failure: dialog404,
    beside: 'Gesamtwert',
    arrived: dialog('Neues Dokument hochladen'),
  },
  {
    module: 'upload/staff/StaffUploadDialog.tsx',
    arrive: asOperator,
    address: '/documents?dialog=hochladen',
    failure: dialog404,
    beside: 'Impressum',
    arrived: dialog('Neues Dokument hochladen'),
  },
  {
    module: 'upload/staff/PileDialog.tsx',
    arrive: asOperator,
    address: '/documents/eingang?dialog=hochladen',
    failure: dialog404,
    beside: 'Impressum',
    arrived: dialog('Dokumente in den Eingang legen'),
  },
  {
    module: 'documents/staff/CorrectionDialog.tsx',
    arrive: asOperator,
    address: '/documents',
    open: press(/^Korrigieren: /),
    failure: dialog404,
    beside: 'Impressum',
    arrived: dialog('Dokument korrigieren'),
  },
  {
    module: 'layout/recipients/CircularDialog.tsx',
    arrive: asOperator,
    address: '/documents',
    open: press('Rundschreiben'),
    failure: dialog404,
    beside: 'Impressum',
    arrived: dialog('Rundschreiben'),
  },
  ...(
    [
      ['layout/marked/RetypeDialog.tsx', 'Typ ändern', 'Typ ändern: 1 Dokument'],
      ['layout/marked/MoveDialog.tsx', 'Kunden ändern', '1 Dokument einem anderen Kunden geben'],
      ['layout/marked/RemoveMarkedDialog.tsx', 'Entfernen', '1 Dokument entfernen?'],
    ] as const
  ).map(([module, button, name]) => ({
    module,
    arrive: asOperator,
    address: '/documents',
    open: async (page: Page) => {
      await page
        .getByRole('checkbox', { name: /^Markieren: / })
        .first()
        .check()
      await page.getByRole('button', { name: button, exact: true }).click()
    },
    failure: dialog404,
    beside: 'Impressum',
    arrived: dialog(name),
  })),
  {
    module: 'inbox/filing/ManyDialog.tsx',
    arrive: asOperatorWithLetter,
    address: '/documents/eingang',
    open: press('Auch an weitere'),
    failure: dialog404,
    beside: 'Impressum',
    arrived: dialog('An mehrere Eigentümer geben'),
  },
  {
    module: 'inbox/marked/FileMarkedDialog.tsx',
    arrive: asOperatorWithLetter,
    address: '/documents/eingang',
    open: async (page) => {
      await page.getByRole('checkbox', { name: 'Alle markieren' }).check()
      await page
        .getByRole('region', { name: 'Markierte Dokumente' })
        .getByRole('button', { name: 'Erfassen' })
        .click()
    },
    failure: dialog404,
    beside: 'Impressum',
    arrived: dialog(/Dokumente? erfassen$/),
  },
  {
    module: 'layout/preview/PreviewDialog.tsx',
    arrive: (fixtures) => arriveWithDocuments(fixtures, 'Vorschau', [{ name: 'Brief' }]),
    address: '/documents',
    open: (page) =>
      page
        .getByRole('link', { name: /Vorschau/ })
        .first()
        .click(),
    failure: dialog404,
    beside: 'Impressum',
    arrived: (page) => page.getByRole('dialog'),
  },
  {
    module: 'layout/report/ReportDialog.tsx',
    address: '/demo/documents?dialog=bericht',
    failure: dialog404,
    beside: 'Impressum',
    arrived: dialog('Jahresübersicht'),
  },
  {
    module: 'administration/reports/RunDialog.tsx',
    arrive: asOperatorWithReport,
    address: '/verwaltung/berichte',
    open: press(/^Ansehen: 2025/),
    failure: dialog404,
    beside: 'Jahresübersichten',
    arrived: dialog('2025, Kunde DEMO'),
  },
  {
    module: 'administration/reports/ReleaseDialog.tsx',
    arrive: asOperatorWithReport,
    address: '/verwaltung/berichte',
    open: press(/^Freigeben: 2025/),
    failure: dialog404,
    beside: 'Jahresübersichten',
    arrived: dialog('Jahresübersichten freigeben?'),
  },
  {
    module: 'settings/secondFactor/AppDialog.tsx',
    arrive: asOwner,
    address: '/settings',
    open: press('App einrichten'),
    failure: dialog404,
    beside: 'Angemeldete Geräte',
    arrived: dialog('App einrichten'),
  },
  {
    module: 'administration/customers/NewCustomerDialog.tsx',
    arrive: asOperator,
    address: '/verwaltung/kunden',
    open: (page) => page.getByRole('link', { name: 'Neuen Kunden anlegen' }).click(),
    failure: dialog404,
    beside: 'Alle Kunden',
    arrived: dialog('Neuen Kunden anlegen'),
  },
  {
    module: 'administration/erasure/ErasureDialog.tsx',
    arrive: asOperator,
    address: '/verwaltung/kunden/kunde?kunde=DEMO',
    open: press('Kunden löschen: DEMO'),
    failure: dialog404,
    beside: 'Bestand',
    arrived: (page) => page.getByRole('dialog'),
  },
  {
    module: 'administration/customers/merge/MergeDialog.tsx',
    arrive: asOperator,
    address: '/verwaltung/kunden/kunde?kunde=DEMO',
    open: press('Zusammenführen …'),
    failure: dialog404,
    beside: 'Zusammenführen, beenden, löschen',
    arrived: dialog('Zwei Kunden zusammenführen'),
  },
  {
    module: 'administration/customers/merge/UndoDialog.tsx',
    arrive: asOperatorWithMerge,
    address: '/verwaltung/kunden/kunde?kunde=DEMO',
    open: press('Zusammenführung mit K-alt zurücknehmen'),
    failure: dialog404,
    beside: 'Zusammenführen, beenden, löschen',
    arrived: dialog('K-alt wieder zu einem eigenen Kunden machen?'),
  },
  {
    module: 'administration/accounts/EmailDialog.tsx',
    arrive: asOperator,
    address: '/verwaltung/kunden/kunde?kunde=DEMO&bereich=personen',
    open: press('Vorhandenes Konto hinzufügen'),
    failure: dialog404,
    beside: 'Konten von DEMO',
    arrived: dialog('Vorhandenes Konto hinzufügen'),
  },
  {
    module: 'administration/webhooks/NewWebhookDialog.tsx',
    arrive: asOperator,
    address: '/verwaltung/webhooks',
    open: press('Hinzufügen'),
    failure: dialog404,
    beside: 'Empfänger',
    arrived: dialog('Webhook hinzufügen'),
  },
  {
    module: 'administration/programs/NewProgramDialog.tsx',
    arrive: asOperator,
    address: '/verwaltung/programme',
    open: press('Programm zulassen'),
    failure: dialog404,
    beside: 'Zugelassene Programme',
    arrived: dialog('Programm zulassen'),
  },
  {
    module: 'administration/staff/InviteStaffDialog.tsx',
    arrive: asOperator,
    address: '/verwaltung/mitarbeiter',
    open: press('Einladen'),
    failure: dialog404,
    beside: 'Was Mitarbeiter dürfen',
    arrived: dialog('Betreiber oder Mitarbeiter einladen'),
  },
  {
    module: 'administration/customers/invite/InviteDialog.tsx',
    arrive: asOperator,
    address: '/verwaltung/kunden/kunde?kunde=DEMO',
    open: press(/^Einladen$/),
    failure: dialog404,
    beside: 'Bestand',
    arrived: dialog('DEMO einladen'),
  },
  {
    module: 'layout/people/GuestDialog.tsx',
    arrive: asOwner,
    address: '/settings/personen',
    open: press('Gast einladen'),
    failure: dialog404,
    beside: 'Wer Ihren Bestand sieht',
    arrived: dialog('Gast einladen'),
  },
  {
    module: 'ui/ConfirmDialog.tsx',
    arrive: asOwner,
    address: '/settings/daten',
    open: press('Löschung beantragen'),
    failure: dialog404,
    beside: 'Meine Daten',
    arrived: (page) => page.getByRole('dialog'),
  },
]

for (const part of parts)
  test(
    `without ${part.module}, the rest of ${part.address} remains and a retry loads it`,
    once,
    async ({ page, service }) => {
      await part.arrive?.({ page, service })
      const { code, attempts } = await blockChunk(page, part.module)
      await page.goto(part.address)
      await part.open?.(page)
      await expect(page.getByText(part.failure)).toBeVisible()
      await expect(page.getByText(part.beside).first()).toBeVisible()
      await expectAccessible(page)

      const before = attempts()
      const retry = page.getByRole('button', { name: 'Erneut versuchen' })
      await retry.click()
      await expect.poll(attempts).toBeGreaterThan(before)
      await expect(page.getByText(part.failure)).toBeVisible()
      await expect(retry).toBeEnabled()
      // A browser that remembers failed modules forgets them on reload.
      if (!part.cannotReload)
        await expect(page.getByRole('button', { name: 'Seite neu laden' })).toBeVisible()

      await page.unroute(code)
      await retry.click()
      await expect(part.arrived(page).first()).toBeVisible()
      await expect(page.getByText(part.failure)).toHaveCount(0)
    },
  )

/** Modules that show nothing; their importers handle a failure. */
const invisible = [
  'consent/startConsent.tsx',
  'inbox/pile/pictures/openPaper.ts',
  'legal/LegalPage.tsx',
  'session/PasswordDialog.tsx',
  'session/firebase.ts',
  'session/embedded.ts',
]

/** The other pages of Verwaltung, loaded as its overview is, and what pages need at first. */
const alike = /^administration\/\w+\/\w+Page\.tsx$|\/pageQueries\.ts$/

test('every lazily loaded part is listed here', once, () => {
  const source = join(import.meta.dirname, '../web/src')
  const found = new Set<string>()
  for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name)) continue
    const text = readFileSync(join(source, name), 'utf8')
    expect(/\blazy\(/.test(text), `${name} uses React's own lazy`).toBe(false)
    for (const [, path = ''] of text.matchAll(/import\('(.*?\.tsx?)'\)/g))
      found.add(join(name, '..', path))
  }
  const listed = new Set([...parts.map(({ module }) => module), ...invisible])
  const others = [...found].filter((path) => listed.has(path) || !alike.test(path))
  expect(others.toSorted()).toEqual([...listed].toSorted())
})

/** Blocks requests for a module's chunk and counts them. */
async function blockChunk(page: Page, module: string) {
  const name = /(\w+)\.tsx?$/.exec(module)?.[1]
  const code = `**/assets/${name}-*.js`
  let count = 0
  await page.route(code, async (route: Route) => {
    count += 1
    await route.abort()
  })
  return { code, attempts: () => count }
}

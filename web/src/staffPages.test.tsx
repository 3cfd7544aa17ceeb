// Over 200 lines: all pages of staff are rendered from the same replies.

import type { Me } from '@hausblick/contract/calls/accounts.ts'
import {
  type DirectoryEntry,
  listDirectoryCall,
} from '@hausblick/contract/calls/customerDirectory.ts'
import {
  type importDetail,
  listImportsCall,
  readImportCall,
} from '@hausblick/contract/calls/imports.ts'
import { type Inbox, readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import { readMailboxCall } from '@hausblick/contract/calls/mailbox.ts'
import { listMappingsCall } from '@hausblick/contract/calls/mappings.ts'
import { type Overview, readOverviewCall } from '@hausblick/contract/calls/overview.ts'
import { readStaffRightsCall } from '@hausblick/contract/calls/staff.ts'
import { listUnreadPagesCall, type UnreadFile } from '@hausblick/contract/calls/unreadPages.ts'
import { importAddress } from '@hausblick/contract/importAddresses.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { renderPage } from './render.tsx'
import { config } from './testing/renderedPages.ts'

const run: z.infer<typeof importDetail> = {
  id: 'r1',
  state: 'mapping',
  by: 'eva@verwaltung.example',
  isOwn: true,
  startedAt: '2031-05-05T12:00:00Z',
  changedAt: '2031-05-05T12:00:00Z',
  appliedAt: null,
  files: ['mieter.csv', 'journal.csv'].map((name, index) => ({
    number: index + 1,
    name,
    size: 1000,
    isKept: true,
  })),
  mappings: ['Journal'],
  changes: [],
  corrections: 0,
  undo: null,
  progress: null,
  message: null,
  sheets: [
    {
      number: 1,
      file: 1,
      sheet: null,
      result: 'proposed',
      decision: 'open',
      title: 'Einheiten',
      mapping: null,
      leftOut: null,
    },
    {
      number: 2,
      file: 2,
      sheet: null,
      result: 'known',
      decision: 'mapped',
      title: 'Buchungen',
      mapping: 'Journal',
      leftOut: null,
    },
  ],
  errors: 0,
  warnings: 0,
  missingColumns: [],
  moves: { count: 0, accepted: false },
  forgetsValuations: false,
  owners: 0,
  others: [{ by: 'jan@verwaltung.example', state: 'checked', changedAt: '2031-05-05T12:00:00Z' }],
}

const mapping = {
  id: 'm1',
  name: 'Journal',
  subject: 'posting',
  subjectLabel: 'Buchungen',
  sheet: null,
  savedAt: '2031-05-01T12:00:00Z',
  by: 'eva@verwaltung.example',
  lastUsedAt: null,
}

const learned = {
  subject: 'posting',
  heading: 'Konto 8400 mietertrage',
  label: '8400 Mieterträge',
  about: 'Konten',
  meaning: 'Einnahme: Kaltmiete',
  learnedAt: '2031-05-02T12:00:00Z',
  by: 'eva@verwaltung.example',
}

const unreadFiles: UnreadFile[] = [
  {
    customerId: 'E-1002',
    customerName: 'Öztürk',
    number: 1,
    name: 'readv_E-1002_Lindenweg 3_20260203_Steuern_Bescheid.pdf',
    downloadUrl: '/documents/E-1002/1?capability=c',
    others: 1,
    unread: [
      { reason: 'encoding', pages: [2, 3, 4, 7, 9] },
      { reason: 'beyond', pages: [12] },
    ],
  },
  {
    customerId: null,
    number: 1,
    name: 'Stapel 3',
    downloadUrl: '/papers/1?capability=c',
    others: 0,
    unread: [{ reason: 'locked', pages: [1] }],
  },
]

const entry: DirectoryEntry = {
  id: 'E-1002',
  name: 'Familie Öztürk',
  email: 'familie@example.org',
  units: 14,
  value: 294_010_000,
  importedAt: null,
  figuresUntil: '2031-04',
  people: 1,
  guests: 0,
  lastSeenOn: '2031-05-05',
  access: 'member',
  expiresAt: null,
  waiting: 2,
}

const work = {
  ...{ waiting: 0, failedBefore: 0, since: null },
  ...{ isLate: false, givenUp: 0, reason: null },
}

const noSuggestion = {
  type: null,
  date: null,
  street: null,
  unit: null,
  customer: null,
  name: null,
  expenseKind: null,
}
const paper = {
  ...{
    paper: 7,
    name: 'scan',
    downloadUrl: '/papers/7',
    size: 1000,
    pages: 1,
    source: 'pile' as const,
  },
  ...{ sender: null, message: '', uploadedBy: '', arrivedAt: '2031-05-05T12:00:00Z', split: null },
  ...{ awaitsText: false, suggestion: noSuggestion },
}
const same = {
  ...{ customerId: 'A', customerName: 'Anna Ähre', downloadUrl: '/documents/A/1', isFiled: true },
  name: 'readv_A_Weg 1_20310309_Rechnung_Wasser.pdf',
}
const stated = (value: string) => ({ value, words: 'E-Rechnung: Rechnungsdatum', isCertain: true })
const invoicePaper = {
  ...{ ...paper, paper: 8, name: 'rechnung', arrivedAt: '2031-05-05T13:00:00Z' },
  invoice: {
    ...{ supplier: 'Müller GmbH', number: '4711', date: '2031-05-04', payable: 124_000 },
    ...{ currency: 'EUR', doubts: ['Die Summen widersprechen sich.'] },
  },
  same: { ...same, isSameNumber: true as const },
  suggestion: {
    ...{ ...noSuggestion, type: stated('Rechnung'), date: stated('2031-05-04') },
    ...{ name: stated('Müller GmbH, 4711') },
    expenseKind: { value: 'Wartung', words: 'Müller GmbH', isCertain: true },
  },
}
const inbox: Inbox = {
  ...{ entries: [], total: 0 },
  papers: { entries: [{ ...paper, same }, invoicePaper], total: 2 },
}
const folderState = {
  ...{ lookedAt: null, waiting: 0, refused: 1 },
  failure: { since: '2031-05-06T01:00:00Z', reason: '/srv/scans: Das gibt es nicht.' },
}
const refusedFile = {
  ...{ id: 'x', arrivedAt: '2031-05-06T01:00:00Z', sender: null, subject: 'Brief.docx', taken: 0 },
  ...{ isFile: true, refusals: [{ name: null, reason: 'Kein PDF.' }] },
}

const overview: Overview = {
  today: '2031-05-06',
  importedAt: '2031-05-05T12:00:00Z',
  customers: 1234,
  waiting: {
    inbox: { count: 7, oldestAt: '2031-05-05T12:00:00Z', owners: 2 },
    imports: { count: 1, newestId: 'r1' },
    invitations: {
      count: 5,
      firstExpiresAt: '2031-05-07T12:00:00Z',
      names: ['Brandt', 'Öztürk', 'Krämer'],
    },
    deletionRequests: { count: 1, names: ['E-1003'] },
    reports: { count: 10_000, year: 2030 },
  },
  work: [
    { ...work, kind: 'texts', waiting: 214, since: '2031-05-03T12:00:00Z', isLate: true },
    { ...work, kind: 'scans', waiting: 1234, givenUp: 2 },
    {
      ...{ ...work, kind: 'mails', waiting: 3, failedBefore: 3 },
      ...{ givenUp: 1, reason: 'Mailbox unavailable' },
    },
    { ...work, kind: 'notices' },
    { ...work, kind: 'webhooks', waiting: 9, failedBefore: 4, reason: 'antwortet nicht' },
  ],
  state: {
    backup: { at: '2031-05-06T01:00:00Z', isOld: false, hasFailed: false },
    areMailsSent: true,
    mailbox: { lookedAt: null, failure: null, waiting: 0, refused: 2 },
    folder: folderState,
    disk: { free: 182_000_000_000, isLow: false },
  },
  steps: [
    { step: 'operator', isDone: true },
    { step: 'figures', isDone: false },
  ],
}

/** Renders a page for someone. Returns its content, or where it leads, and what was asked for. */
async function page(address: string, role: Me['role'], allowed = false) {
  const asked: string[] = []
  const replies: Readonly<Record<string, unknown>> = {
    [readStaffRightsCall.path]: { import: allowed, invite: false, remove: true },
    [listDirectoryCall.path]: { customers: [entry], total: 1234, next: null },
    [readOverviewCall.path]:
      role === 'operator' ? overview : { ...overview, state: null, steps: null },
    [listImportsCall.path]: { imports: [run], next: null },
    [readImportCall.path]: run,
    [listMappingsCall.path]: { mappings: [mapping], learned: [learned] },
    [readInboxCall.path]: inbox,
    [readMailboxCall.path]: { state: null, folder: folderState, mails: [refusedFile] },
    [listUnreadPagesCall.path]: { entries: unreadFiles, total: 2 },
  }
  const me = { email: 'jemand@verwaltung.example', customerId: '', customerIds: [], role }
  const rendered = await renderPage({
    url: `https://hausblick.example${address}`,
    cookies: '',
    config,
    session: { me, customerId: '' },
    renderedAt: Date.parse('2031-05-06T12:00:00Z'),
    read: async (path) => {
      asked.push(path)
      return { body: replies[path] ?? [], headers: new Headers() }
    },
  })
  if (rendered.kind !== 'page') return { text: '', html: '', asked, location: rendered.location }
  const text = rendered.html.replaceAll(/<!-- -->/g, '').replaceAll(/<[^>]*>/g, ' ')
  return { text: text.replaceAll(/\s+/g, ' '), html: rendered.html, asked, location: null }
}

describe('the overview', () => {
  it('says what waits, since when and for whom', async () => {
    const { text } = await page(pages.overview.path, 'staff')
    expect(text).toContain('Dienstag, 6. Mai 2031 · Zahlen zuletzt eingelesen am 05.05.2031')
    expect(text).toContain('7 Dokumente im Eingang von 2 Eigentümern, das älteste seit gestern')
    expect(text).toContain('Alle 1.234 Kunden Familie Öztürk')
    expect(text).toContain('2 Dokumente zuletzt gestern')
    expect(text).toContain('Ein Löschantrag E-1003')
    expect(text).toContain('5 Einladungen laufen bald ab Brandt, Öztürk, Krämer und 2 weitere')
    expect(text).toContain('Ein angefangener Vorgang beim Einlesen')
    expect(text).toContain('mehr als 10.000 Jahresübersichten 2030 sind bereit')
    expect(text).toContain(
      'Texte der Dokumente noch 214 Das Älteste wartet seit 3 Tagen. Gelesen wird, während der Rechner sonst nichts zu tun hat',
    )
    expect(text).toContain(
      'Gescannte Seiten werden gelesen: noch 1.234 2 Seiten wurden nicht gelesen.',
    )
    expect(text).toContain('Welche das sind, und warum')
    expect(text).not.toContain('Letzte Sicherung')
    expect(text).not.toContain('Erste Schritte')
  })

  it('tells operators how the service is, and what to do first', async () => {
    const { text } = await page(pages.overview.path, 'operator')
    expect(text).toContain('Erste Schritte 1 von 2 erledigt')
    expect(text).toContain('Letzte Sicherung heute, 03:00')
    expect(text).toContain('E-Mails 1 nicht zugestellt')
    expect(text).toContain('zuletzt antwortete der Mailserver: „Mailbox unavailable“')
    expect(text).toContain(
      'Meldungen an Programme noch 9 4 nach einem Fehlschlag, sie werden weiter versucht. Zuletzt: „antwortet nicht“',
    )
    expect(text).not.toContain('Mitteilungen')
    expect(text).toContain('Postfach 2 Mails nicht angenommen')
    expect(text).toContain(
      'Überwachter Ordner lässt sich nicht leeren Seit 06.05.2031, 03:00: „/srv/scans: Das gibt es nicht.“',
    )
    expect(text).toContain('Speicherplatz 182 GB frei')
  })
})

describe('the inbox', () => {
  it('says what is stored already, where a scan comes from, and what of the folder was refused', async () => {
    const { text, html } = await page(pages.inbox.path, 'staff')
    expect(text).toContain('Schon abgelegt Wasser (Rechnung, Weg 1, 09.03.2031), Anna Ähre')
    expect(html).toMatch(/<a href="[^"]*%2Fdocuments%2FA%2F1[^"]*"[^>]*>Wasser/)
    expect(text).toContain('Aus dem überwachten Ordner')
    expect(text).toContain('nicht alles holen: „/srv/scans: Das gibt es nicht“.')
    expect(text).toContain('Einmal wurde etwas nicht angenommen.')
    expect(text).toMatch(
      /Brief\.docx Aus dem überwachten Ordner, jetzt in „abgelehnt“ · .* Kein PDF\./,
    )
  })

  it('says what an invoice states, and proposes how to file it', async () => {
    const line = 'E-Rechnung · Müller GmbH · Nr. 4711 · €\u00a01.240,00'
    const closed = await page(pages.inbox.path, 'staff')
    expect(closed.text).toContain(
      `${line} Eine Unstimmigkeit Rechnungsnummer gibt es schon`.replaceAll('\u00a0', ' '),
    )
    expect(closed.text).not.toContain('Kostenart')
    const { text, html } = await page(`${pages.inbox.path}?dokument=post-8`, 'staff')
    expect(text).toContain('Die Summen widersprechen sich.')
    expect(text).toContain('Die Rechnung 4711 von Müller GmbH gibt es schon: Wasser (Rechnung,')
    expect(text).toContain('Aus der E-Rechnung: „Rechnungsdatum“')
    expect(html).toMatch(/Kostenart<\/label>.*<option value="Wartung" selected="">/)
    expect(text).toContain('Wie bisher bei „Müller GmbH“')
  })
})

describe('the page that imports', () => {
  it('shows operators the imports and who may make them', async () => {
    const { text } = await page(pages.imports.path, 'operator')
    expect(text).toContain('mieter.csv und eine weitere Datei Spalten zuordnen')
    expect(text).toContain('05.05.2031, 14:00, eva@verwaltung.example')
  })

  it('shows staff the imports where they may import', async () => {
    const { text } = await page(pages.imports.path, 'staff', true)
    expect(text).toContain('mieter.csv und eine weitere Datei')
  })

  it.each([pages.imports.path, pages.mappings.path])(
    'tells other staff whom to ask, and asks for nothing at %s',
    async (path) => {
      const { text, asked } = await page(path, 'staff')
      expect(text).toContain(
        'Ein Betreiber kann es Mitarbeitern auf der Seite „Mitarbeiter“ erlauben.',
      )
      expect(asked).not.toContain(listImportsCall.path)
      expect(asked).not.toContain(listMappingsCall.path)
    },
  )
})

it('an import is shown at its step, with its sheets and who else is at work', async () => {
  const { text } = await page(importAddress('r1'), 'operator')
  expect(text).toContain('Dateien (erledigt) 2 Spalten zuordnen')
  expect(text).toContain('jan@verwaltung.example sieht sich gerade Unterschiede an.')
  expect(text).toContain('mieter.csv Einheiten offen')
  expect(text).toContain('journal.csv Buchungen · Zuordnung „Journal“ zugeordnet')
  expect(text).toContain('Eine Tabelle ist noch offen.')
})

it('an address without an import leads to all of them', async () => {
  const { text } = await page(pages.importRun.path, 'operator')
  expect(text).toContain('Welchen Vorgang möchten Sie sehen? Alle Vorgänge')
})

it('pages that are not read are listed, with why', async () => {
  const { text } = await page(pages.unread.path, 'staff')
  expect(text).toContain(
    'Bescheid (Steuern, Lindenweg 3, 03.02.2026) Öztürk (E-1002) und ein weiteres',
  )
  expect(text).toContain('Seiten 2–4, 7 und 9: Das Bild ist beschädigt')
  expect(text).toContain('Seite 12: Von einer so langen Datei')
  expect(text).toContain('Stapel 3 Post im Eingang, noch ohne Kunden Seite 1: Die Datei verlangt')
})

it('mappings are listed', async () => {
  const { text } = await page(pages.mappings.path, 'operator')
  expect(text).toContain('Journal Buchungen gespeichert am 01.05.2031 von eva@verwaltung.example')
  expect(text).toContain('Konten 8400 Mieterträge → Einnahme: Kaltmiete am 02.05.2031 von eva@')
  expect(text).toContain('noch nicht verwendet')
})

it.each([
  [pages.imports.path, 'customer', pages.dashboard.path],
  [importAddress('r1'), 'customer', pages.dashboard.path],
  [pages.mappings.path, 'customer', pages.dashboard.path],
  [pages.overview.path, 'customer', pages.dashboard.path],
  [pages.staff.path, 'customer', pages.dashboard.path],
  [pages.staff.path, 'staff', pages.overview.path],
  [pages.log.path, 'staff', pages.overview.path],
] as const)('%s leads a %s to %s', async (address, role, location) => {
  expect((await page(address, role)).location).toContain(location)
})

it.each([
  [pages.overview.path, 'Übersicht'],
  [pages.staff.path, 'Mitarbeiter'],
] as const)('%s is shown to an operator beside the navigation', async (address, title) => {
  const { text } = await page(address, 'operator')
  expect(text).toContain(`Seitenaufrufe ${title}`)
})

it('staff without a customer are asked whose units they want to see', async () => {
  const { text } = await page(pages.properties.path, 'staff')
  expect(text).toContain('Wessen Einheiten möchten Sie sehen?')
})

it('the navigation counts what there is and what waits', async () => {
  const { text } = await page(pages.staff.path, 'operator')
  expect(text).toContain(
    'Kunden 1.234 Einlesen 1 warten Eingang 7 warten Berichte 10.000+ warten Löschungen 1 warten',
  )
})

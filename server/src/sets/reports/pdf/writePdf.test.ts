import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { readPdfText } from '../../../testing/reports.ts'
import { sampleIssuer, sampleReport } from '../../../testing/sampleReport.ts'
import { writePdf } from './writePdf.ts'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
type PdfPage = Awaited<ReturnType<Pdf['getPage']>>

const open = async (report = sampleReport()) =>
  await getDocumentProxy(Uint8Array.from(await writePdf(report, sampleIssuer)))

async function pagesOf(pdf: Pdf): Promise<PdfPage[]> {
  return await Promise.all(
    Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)),
  )
}

interface Tag {
  readonly role?: string
  readonly type?: string
  readonly children?: readonly Tag[]
}

/** Returns the roles of a tag and those below, in reading order, each with its depth. */
function rolesOf({ role, children = [] }: Tag): string[] {
  return [...(role === undefined ? [] : [role]), ...children.flatMap(rolesOf)]
}

test('says that it is PDF/UA, in German, and shows its title', async () => {
  const pdf = await open()
  const { info, metadata } = await pdf.getMetadata()
  expect(info).toMatchObject({ Title: 'Jahresübersicht 2025', Language: 'de-DE' })
  expect(metadata?.get('pdfuaid:part')).toBe('1')
  expect(metadata?.get('dc:title')).toBe('Jahresübersicht 2025')
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
  expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true })
})

test('has no text that is neither tagged nor an artifact', async () => {
  const pdf = await open()
  for (const page of await pagesOf(pdf)) {
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const within: string[] = []
    for (const item of items) {
      if ('str' in item) {
        if (item.str.trim() !== '') expect(within).not.toEqual([])
      } else if (item.type.startsWith('begin')) within.push(item.type)
      else within.pop()
    }
    expect(within).toEqual([])
  }
})

test('has headings in order, and tables whose cells have headers', async () => {
  const pdf = await open()
  const trees = await Promise.all((await pagesOf(pdf)).map((page) => page.getStructTree()))
  const roles = trees.flatMap((tree) => rolesOf((tree ?? {}) as Tag))
  const headings = roles.filter((role) => /^H\d$/.test(role))
  expect(headings[0]).toBe('H1')
  expect(headings.filter((role) => role === 'H1')).toHaveLength(1)
  for (const [index, role] of headings.entries())
    expect(Number(role[1]) - Number(headings[index - 1]?.[1] ?? 0)).toBeLessThanOrEqual(1)
  expect(new Set(roles)).toEqual(
    new Set([
      ...['Root', 'Document', 'P', 'H1', 'H2', 'H3', 'Figure', 'TOC', 'TOCI', 'Link'],
      ...['Table', 'TR', 'TH', 'TD', 'L', 'LI', 'Lbl', 'LBody'],
    ]),
  )
})

test('leads from its table of contents and its outline to the pages that these name', async () => {
  const pdf = await open()
  const pageOf = async (dest: unknown) => {
    const explicit = typeof dest === 'string' ? await pdf.getDestination(dest) : dest
    return (await pdf.getPageIndex((explicit as [Parameters<Pdf['getPageIndex']>[0]])[0])) + 1
  }
  const [, contents] = await pagesOf(pdf)
  const links = (await contents?.getAnnotations()) ?? []
  expect(links.length).toBeGreaterThan(5)
  for (const { dest, contentsObj } of links)
    expect(contentsObj.str).toMatch(new RegExp(`^Seite ${await pageOf(dest)}: `))

  const outline = await pdf.getOutline()
  const named = outline.flatMap(({ title, items }) => [title, ...items.map((item) => item.title)])
  expect(named).toEqual(links.map(({ contentsObj }) => contentsObj.str.replace(/^Seite \d+: /, '')))
  for (const [index, { dest }] of outline.entries()) {
    const same = links.filter(({ contentsObj }) =>
      contentsObj.str.endsWith(`: ${outline[index]?.title}`),
    )
    expect(await pageOf(dest)).toBe(await pageOf(same[0]?.dest))
  }
})

test('repeats the header of a table on each page, and splits no row', async () => {
  const report = sampleReport()
  const [first] = report.loans
  const loans = Array.from({ length: 60 }, (_, index) => ({
    ...(first ?? expect.fail()),
    id: `D-${String(index).padStart(3, '0')}`,
    finances: ['Lange Straße 1 mit einer Bezeichnung, die über mehrere Zeilen geht'],
  }))
  const pdf = await open({ ...report, loans })
  const texts: string[] = []
  for (const page of await pagesOf(pdf)) {
    const { items } = await page.getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  const withLoans = texts.filter((text) => /D-\d{3}/.test(text))
  expect(withLoans.length).toBeGreaterThan(2)
  for (const text of withLoans) {
    expect(text).toContain('Grundlage')
    expect(text.match(/D-\d{3}/g)).toHaveLength(text.match(/mehrere Zeilen geht/g)?.length ?? 0)
  }
})

test('divides a loan that finances more than a page can name, above the page number', async () => {
  const report = sampleReport()
  const finances = Array.from({ length: 60 }, (_, index) => {
    return `Lange Straße ${index + 1} mit einer Bezeichnung, die über mehrere Zeilen geht`
  })
  const loans = report.loans.slice(0, 1).map((loan) => ({ ...loan, finances }))
  const pdf = await open({ ...report, loans })
  const named: string[] = []
  for (const page of await pagesOf(pdf)) {
    const { items } = await page.getTextContent()
    const texts = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []))
    named.push(...texts.flatMap(({ str }) => str.match(/Lange Straße \d+/g) ?? []))
    const written = texts.filter(({ str }) => !/^(Seite|Jahresübersicht)/.test(str))
    for (const { transform } of written) expect(transform[5]).toBeGreaterThan(841.89 - 780)
  }
  expect(named).toEqual(finances.map((name) => name.replace(/ mit.*/, '')))
})

test('shows what the typeface has no letter for as a question mark, and nothing twice', async () => {
  const report = sampleReport()
  const bytes = await writePdf({ ...report, customerId: 'Łódź 家\u202f1' }, sampleIssuer)
  expect(await readPdfText(bytes)).toContain('Kundennummer Łódź ? 1')
})

test('has the year beside the year before on its first page, with the months as a figure', async () => {
  const read = async (report = sampleReport()) => {
    const [first = expect.fail()] = await pagesOf(await open(report))
    const { items } = await first.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    const figures = rolesOf(((await first.getStructTree()) ?? {}) as Tag)
    return {
      text: text.replaceAll('\u00a0', ' ').replace(/\s+/g, ' '),
      figures: figures.filter((role) => role === 'Figure'),
    }
  }
  const { text, figures } = await read()
  expect(text).toContain('Angabe 2025 2024 Einnahmen 14.814,72 € 14.400,00 €')
  expect(text).toContain('Überschuss nach Kreditraten −10.000,00 € −7.911,60 €')
  expect(text).toContain('am 31.12.2025 – Eigenkapital am Tag der Restschuld 634.118,56 €')
  expect(text).toContain('Beleihung 9,41 % 9,41 %')
  expect(text).toContain('sind nur nach heutigem Stand gespeichert, nicht für 2024.')
  expect(figures).toHaveLength(1)

  const { before: _, ...alone } = sampleReport()
  const unknown = { value: null, debt: null, equity: null, loanToValue: null }
  const equity = { ...unknown, payments: null, cashFlow: null }
  const loans = alone.loans.map((loan) => ({ ...loan, balance: null, payment: null }))
  const { text: without } = await read({ ...alone, equity, loans })
  expect(without).toContain('Angabe 2025 Einnahmen 14.814,72 € Ausgaben')
  expect(without).toContain('Für 2024 sind keine Einnahmen und Ausgaben des Bestands erfasst.')
  expect(without).toContain(
    'Eigenkapital und Beleihung fehlen, weil kein Immobilienwert erfasst ist und die Restschuld eines Kredits (Lindenstraße 14, 10969 Berlin) fehlt. Der Überschuss nach Kreditraten fehlt, weil die Rate eines Kredits (Lindenstraße 14, 10969 Berlin) fehlt.',
  )
})

test('fills its pages but the last: what comes next begins where there is room', async () => {
  const report = sampleReport()
  const [unit = expect.fail()] = report.units
  const units = Array.from({ length: 60 }, (_, index) => ({ ...unit, id: `W${index}` }))
  const pages = await pagesOf(await open({ ...report, units }))
  for (const page of pages.slice(0, -1)) {
    const { items } = await page.getTextContent()
    const written = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []))
    const lowest = Math.min(
      ...written
        .filter(({ str }) => !/^(Seite \d|Jahresübersicht 2025 ·)/.test(str))
        .map(({ transform }) => Number(transform[5])),
    )
    expect(lowest).toBeLessThan(220)
  }
})

test('shows an interest rate with all its decimals', async () => {
  const text = await readPdfText(await writePdf(sampleReport(), sampleIssuer))
  expect(text.replaceAll('\u00a0', ' ')).toContain('3,675 %')
})

test('is the same file each time', async () => {
  const [one, other] = [
    await writePdf(sampleReport(), sampleIssuer),
    await writePdf(sampleReport(), sampleIssuer),
  ]
  expect(Buffer.compare(one, other)).toBe(0)
})

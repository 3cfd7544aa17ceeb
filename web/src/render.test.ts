import {
  readCreditTermsCall,
  readDataDayCall,
  readKindAmountsCall,
  readLoansCall,
  readObjectOverviewsCall,
  readObjectsCall,
  readPortfoliosCall,
  readUnitOverviewsCall,
  readUnitsCall,
  readValuationsCall,
  readYearsCall,
} from '@hausblick/contract/calls/records.ts'
import { legalPages } from '@hausblick/contract/pages.ts'
import { portfolioFields } from '@hausblick/contract/rows/portfolio.ts'
import { describe, expect, it } from 'vitest'
import { config, months, page, record, replies } from './testing/renderedPages.ts'

describe('without a browser', () => {
  it('names no operator where none is known', async () => {
    const operator = { ...config.operator, email: '', whatsapp: '', bookingUrl: '' }
    const html = await page('/demo/contact', replies, [], { ...config, operator })
    expect(html).toContain('Der Betreiber dieses Dienstes hat seine Angaben noch nicht eingetragen')
    expect(html).not.toMatch(/tel:|mailto:/)
  })

  it('names both changes where the stated one contradicts value and price', async () => {
    const stated = {
      portfoliovalue: '108.100',
      portfoliopurchasingvalue: '100.000',
      portfoliovaluechangein: '14,5 %',
    }
    const contradicting = [{ ...record(portfolioFields, stated), ...months('portfolio') }]
    const html = await page('/demo/dashboard', {
      ...replies,
      [readPortfoliosCall.path]: contradicting,
    })
    const named = html.match(/\+14,5 %<\/span>seit dem Kauf laut Angabe, rechnerisch \+8,1 %/g)
    expect(named).toHaveLength(2)
  })

  it('renders the portfolio with its figures', async () => {
    const html = await page('/demo/dashboard', replies)
    for (const text of [
      'Portfolio Übersicht',
      'Stand Februar 2025',
      '€ 4.812.000',
      '+22,6 %',
      'Ausgaben letzer Monat',
      '€ 8.930',
      '96,4 %',
      '3,6 % Leerstand im Jahr',
      'heute vermietet',
      'zum Januar',
      'seit dem Kauf',
      '14.03.2019',
      '€ 887.000',
      'Lindenstraße 14',
      '42 % der Laufzeit vorbei',
      '1 Kredit · Restschuld € 286.400 am 02.05.2031',
      '© 2031 Hausblick',
    ])
      expect(html).toContain(text)
    // The service's content policy forbids inline styles.
    expect(html).not.toContain('style=')
    expect(html).toMatch(/<path d="M[\d.]+,[\d.]+L[\d.]+,[\d.]+" class="stroke-income/)
  })

  it('renders the chosen view', async () => {
    const objects = await page('/demo/dashboard?ansicht=objekt', replies)
    expect(objects).toContain('Wähle Objekt:')
    expect(objects).toContain('Kreditübersicht')
    const units = await page('/demo/dashboard?ansicht=einheit', replies)
    expect(units).toContain('kumulierte Einnahmen')
    expect(units).toContain('€ 9.000')
  })

  it.each([
    ['/demo/dashboard', [2025], ['']],
    ['/demo/dashboard?jahr=2024', [2025], ['']],
    ['/demo/dashboard', [], ['']],
    ['/demo/dashboard', [2024, 2025], ['', 'year=2024']],
    ['/demo/dashboard?jahr=2024', [2024, 2025], ['year=2024']],
    ['/demo/dashboard?jahr=2025', [2025, 2026], ['year=2025']],
    ['/demo/dashboard', [2025, 2026], ['year=2026', 'year=2025']],
    ['/demo/dashboard?jahr=2023', [2022, 2023, 2025], ['year=2023', 'year=2022']],
  ])('reads for %s, of %j, the figures of %j', async (address, years, queries) => {
    const asked: string[] = []
    await page(address, { ...replies, [readYearsCall.path]: years }, asked)
    const yearly = [
      readPortfoliosCall.path,
      readObjectsCall.path,
      readUnitsCall.path,
      readKindAmountsCall.path,
    ]
    const others = [
      readYearsCall.path,
      readValuationsCall.path,
      readLoansCall.path,
      readCreditTermsCall.path,
      readDataDayCall.path,
      readObjectOverviewsCall.path,
      readUnitOverviewsCall.path,
    ]
    expect(asked.toSorted()).toEqual(
      [
        ...yearly.flatMap((path) => queries.map((query) => `${path}?${query}`)),
        ...others.map((path) => `${path}?`),
      ].toSorted(),
    )
  })

  it('renders the chosen year', async () => {
    const html = await page('/demo/dashboard?jahr=2024', {
      ...replies,
      [readYearsCall.path]: [2024, 2025],
    })
    expect(html).toContain('Stand Februar 2024')
    // The only value dates from a year later.
    expect(html).toContain('bis Ende 2024 kein Wert gespeichert')
    expect(html).toMatch(/<option value="2024" selected="">/)
  })

  it('renders a note if there is no data yet', async () => {
    const nothing = Object.fromEntries(Object.keys(replies).map((path) => [path, []]))
    const html = await page('/demo/dashboard', nothing)
    expect(html).toContain('Noch keine Zahlen vorhanden')
    expect(html).not.toContain('€ 0')
    expect(html).not.toContain('>Objekt<')
  })

  it('renders a note if the year has no values', async () => {
    const silent = [
      { ...record(portfolioFields, { portfoliovalue: '1000,00' }), ...months('portfolio') },
    ]
    const html = await page('/demo/dashboard', { ...replies, [readPortfoliosCall.path]: silent })
    expect(html).toContain('Für 2025 sind keine Einnahmen und Ausgaben erfasst.')
  })

  it.each([...legalPages.map(({ path }) => path), '/Impressum', '/impressum/'])(
    'renders the legal page %s with its text',
    async (address) => {
      const html = await page(address, {})
      expect(html).toContain('<article class="legal"><h1>Text</h1></article>')
      expect(html).toContain('© 2031')
    },
  )

  it('renders the header of the demo at /Demo/Dashboard/', async () => {
    expect(await page('/Demo/Dashboard/', replies)).toMatch(
      /<a aria-current="page"[^>]* href="\/demo\/dashboard"/,
    )
  })

  it('renders the list of units', async () => {
    const html = await page('/demo/properties', replies)
    expect(html).toContain('Einheitenübersicht')
    expect(html).toContain('1 Einheit')
    expect(html).toContain('Vermietet')
    expect(html).not.toContain('style=')
  })
})

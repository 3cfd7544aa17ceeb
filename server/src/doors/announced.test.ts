import { ONE_PERCENT } from '@hausblick/contract/encoding/interestRate.ts'
import { type Due, listDue } from '@hausblick/figures/due/due.ts'
import type { UpcomingDate } from '@hausblick/figures/due/upcoming.ts'
import { planLoans } from '@hausblick/figures/loans/plan.ts'
import { readCreditTerms } from '@hausblick/figures/records/creditTerms.ts'
import { readLoan } from '@hausblick/figures/records/loan.ts'
import { readUnitDetails } from '@hausblick/figures/records/unitDetails.ts'
import { beforeAll, expect, test } from 'vitest'
import { readConfig } from '../platform/config/config.ts'
import { admitCommand } from '../platform/http/access.ts'
import { inYears } from '../records/editions.ts'
import { creditKind } from '../records/kinds/credit.ts'
import { creditTermsKind } from '../records/kinds/creditTerms.ts'
import { propertyKind } from '../records/kinds/property.ts'
import { propertyOverviewKind } from '../records/kinds/propertyOverview.ts'
import { readRecords } from '../records/read.ts'
import type { DecodedRow } from '../records/row.ts'
import { replaceRecords } from '../records/write.ts'
import { readReport } from '../sets/reports/readReport.ts'
import { reportTables } from '../sets/reports/tables.ts'
import { onEachDatabase, type TestDatabase } from '../testing/databases.ts'
import { replaceRows } from '../testing/replaceRows.ts'
import { SAMPLE_YEAR, sampleRow } from '../testing/sampleRow.ts'
import { readDates } from './calendar/dates.ts'
import { writeFeed } from './calendar/feed.ts'
import { findDueDates } from './reminders/dueDates.ts'
import { writeDatesMail } from './reminders/mails.ts'

const TODAY = '2026-11-24'
const told = { today: TODAY, cappedPlaces: ['München'] }

/** A flat of 50 m² whose market rent is € 500. */
const flat = (propertyid: string, rent: number, said: DecodedRow = {}) => ({
  customerid: 'A',
  propertyid,
  bezeichnungimberblick: propertyid,
  city: 'Köln',
  sizeinsqm: 5_000,
  monthlyrent: rent,
  marketaveragerent: 1_000,
  tenanttitle: 'Frau',
  datenextrentincrease: '2025-03-01',
  ...said,
})
const units = [
  flat('above', 60_000),
  flat('as-high', 50_000),
  flat('missed', 40_000),
  flat('capped', 40_000, { city: 'München', rentagreement: 'Vergleichsmiete' }),
  flat('young', 40_000, { dateofrentalstart: '2026-01-31' }),
  flat('empty', 40_000, { tenanttitle: null }),
  flat('shop', 30_000, { type: 'Laden' }),
  flat('office', 30_000, { type: 'Büro', rentagreement: 'Vergleichsmiete' }),
  flat('steps', 60_000, { rentagreement: 'Staffel', datenextrentincrease: '2027-01-15' }),
  flat('index', 60_000, { rentagreement: 'Index' }),
]
const loan = { customerid: 'A', creditid: 'D1', street: 'Weg', number: '3' }
const owed = {
  ...loan,
  interestrate: (3_675 * ONE_PERCENT) / 1_000,
  monthlypayment: 200_000,
  remainingcredit: 39_010_500,
}
const terms = {
  customerid: 'A',
  creditid: 'D1',
  disbursementdate: '2015-03-31',
  balancedate: TODAY,
  fixedinterestuntil: '2032-06-30',
}

onEachDatabase('what is announced', (newDatabase) => {
  let db: TestDatabase['db']
  const scope = admitCommand('A')
  beforeAll(async () => {
    ;({ db } = await newDatabase())
    await db.transaction().execute(async (trx) => {
      await replaceRows(trx, propertyOverviewKind, [['A', units]])
      await replaceRows(trx, creditKind, [['A', [owed]]])
      await replaceRows(trx, creditTermsKind, [['A', [terms]]])
      const figures = sampleRow(propertyKind, 'A', 'missed')
      await replaceRecords(trx, inYears(propertyKind, [SAMPLE_YEAR]), new Map([['A', [figures]]]))
    })
  })

  /** As the dashboard's pages do. */
  async function readDue() {
    const [loans, agreed] = [
      await readRecords(db, creditKind, [scope]),
      await readRecords(db, creditTermsKind, [scope]),
    ]
    const recorded = await readRecords(db, propertyOverviewKind, [scope])
    return listDue(
      {
        units: recorded.map(readUnitDetails),
        objects: [],
        loans: planLoans(loans.map(readLoan), agreed.map(readCreditTerms), TODAY),
        cappedPlaces: told.cappedPlaces,
        equities: new Map(),
      },
      TODAY,
    ).filter(({ kind }) => kind !== 'vacancy')
  }

  const factsOf = (dates: readonly (UpcomingDate | Due)[]) =>
    dates
      .map(({ kind, subject, date, isNow, amount }) => [kind, subject.id, date, isNow, amount])
      .toSorted((a, b) => (String(a[1]) < String(b[1]) ? -1 : 1))

  test('is the same on the dashboard, in the calendar, in mails and in the report', async () => {
    const dates = await readDates(db, scope, told)
    const report = await readReport(db, scope, { ...told, year: 2025 })
    expect(factsOf(dates)).toEqual([
      ['noticeAfterTenYears', 'D1', '2025-03-31', true, 39_010_500],
      ['rentIncrease', 'capped', '2025-03-01', true, 6_000],
      ['rentIndex', 'index', '2025-03-01', true, null],
      ['rentIncrease', 'missed', '2025-03-01', true, 8_000],
      ['rentIncrease', 'office', '2025-03-01', true, null],
      ['rentIncrease', 'shop', '2025-03-01', true, null],
      ['rentStep', 'steps', '2027-01-15', false, null],
      ['rentIncrease', 'young', '2027-04-30', false, 8_000],
    ])
    expect(factsOf(await readDue())).toEqual(factsOf(dates))
    expect(report?.dates).toEqual(dates)
    expect(findDueDates(dates, TODAY, TODAY).map(({ date }) => date)).toEqual(
      dates.filter(({ subject }) => !['young', 'steps'].includes(subject.id)),
    )
    expect(dates[0]?.kind).toBe('noticeAfterTenYears')
  })

  test('has the same words, in mails without amounts', async () => {
    const dates = await readDates(db, scope, told)
    const feed = writeFeed(dates, {
      customerId: 'A',
      publicUrl: 'https://haus.example',
      today: TODAY,
    })
    const events = feed
      .replaceAll('\r\n ', '')
      .replaceAll(/\\([,;])/g, '$1')
      .replaceAll('\u00a0', ' ')
    for (const words of [
      'Seit 31.03.2025\\nNoch € 390.105\\nZu 3,675 % fest bis 30.06.2032\\nSechs Monate nach der Kündigung zurückzuzahlen\r\n',
      'Von der Verwaltung vorgemerkt\\nBis zu € 60 im Monat\\nHöchstens 15 % in drei Jahren (München)\r\n',
      'Bis zu € 80 im Monat\\nHöchstens 20 % in drei Jahren\\nGilt nicht bei Staffel- oder Indexmiete\r\n',
      'Von der Verwaltung vorgemerkt\\nNach dem Vertrag\r\n',
      'SUMMARY:Nächste Staffel laut Vertrag: steps\r\n',
      'SUMMARY:Anpassung nach Index möglich: index\r\n',
    ])
      expect(events).toContain(words)
    const mail = writeDatesMail(
      { to: 'a@example.org', token: 't' },
      [{ customerId: 'A', isOnly: true, content: findDueDates(dates, TODAY, TODAY) }],
      readConfig({ PUBLIC_URL: 'https://haus.example' }, '/'),
    )
    expect(mail.subject).toBe('6 Termine stehen an')
    expect(mail.text).toContain(
      'seit 31.03.2025: Kündbar mit 6 Monaten Frist (§ 489 BGB), Weg 3, Kredit D1\nZu 3,675\u00a0% fest bis 30.06.2032, sechs Monate nach der Kündigung zurückzuzahlen\nhttps://haus.example/dashboard/kredit?nummer=D1\n',
    )
    expect(mail.text).toContain(
      'seit 01.03.2025: Mieterhöhung zu prüfen, capped\nVon der Verwaltung vorgemerkt, höchstens 15\u00a0% in drei Jahren (München)\n',
    )
    expect(mail.text).not.toContain('€')
    const report = (await readReport(db, scope, { ...told, year: 2025 })) ?? expect.fail()
    const [, ...rows] = reportTables(report, { owners: [] }).flatMap(({ name, rows: all }) =>
      name === 'Termine' ? [[], ...all] : [],
    )
    expect(rows[0]).toEqual([
      'Kündbar mit 6 Monaten Frist (§ 489 BGB)',
      'Weg 3, Kredit D1',
      '2025-03-31',
      null,
      'noch 390.105,00\u00a0€, zu 3,675\u00a0% fest bis 30.06.2032, sechs Monate nach der Kündigung zurückzuzahlen',
    ])
  })
})

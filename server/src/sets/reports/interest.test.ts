import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { planLoans } from '@hausblick/figures/loans/plan.ts'
import { readCreditTerms } from '@hausblick/figures/records/creditTerms.ts'
import { readLoan } from '@hausblick/figures/records/loan.ts'
import { type ReportLoan, reportLoans } from '@hausblick/figures/report/loans.ts'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { admitCommand } from '../../platform/http/access.ts'
import { creditKind } from '../../records/kinds/credit.ts'
import { creditTermsKind } from '../../records/kinds/creditTerms.ts'
import { readRecords } from '../../records/read.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { BESTAND, LOANS } from '../../testing/import/bestand.ts'
import { importFiles } from '../import/importFiles.ts'

/** What comes of each loan in euros, by customer and loan, calculated independently of this project. */
const expected = z
  .record(
    z.string(),
    z.record(z.string(), z.object({ interest2026: z.number(), principal2026: z.number() })),
  )
  .parse(JSON.parse(readFileSync(join(LOANS, 'expected.json'), 'utf8')))

onEachDatabase('the interest and principal of a year in a report', (newDatabase) => {
  test('match the independent ones of 2026', async () => {
    const { db } = await newDatabase().then(async (database) => {
      await importFiles(database, [BESTAND, LOANS])
      return database
    })
    const labels = { objects: new Map(), units: new Map() }
    const inEuros = ({ interest, principal }: ReportLoan) => ({
      interest2026: (interest ?? Number.NaN) / 100,
      principal2026: (principal ?? Number.NaN) / 100,
    })
    for (const [customerId, loans] of Object.entries(expected)) {
      const scopes = [admitCommand(customerId)]
      const plans = planLoans(
        (await readRecords(db, creditKind, scopes)).map(readLoan),
        (await readRecords(db, creditTermsKind, scopes)).map(readCreditTerms),
        '2026-11-23',
      )
      const told = { year: 2026, today: '2026-11-24' }
      const reported = new Map(reportLoans(plans, told, labels).map((loan) => [loan.id, loan]))
      for (const [id, said] of Object.entries(loans))
        expect({ id, ...inEuros(reported.get(id) ?? expect.fail()) }).toEqual({ id, ...said })
    }
  })
})

import { readCreditTermsCall, readLoansCall } from '@hausblick/contract/calls/records.ts'
import { creditFields } from '@hausblick/contract/rows/credit.ts'
import { creditTermsFields } from '@hausblick/contract/rows/creditTerms.ts'
import { expect, test } from 'vitest'
import { page, record, textOf } from '../../testing/renderedPages.ts'

const LOAN = {
  creditid: 'D',
  street: 'Weg',
  number: '1',
  city: 'Köln',
  interestrate: '2',
  monthlypayment: '1000',
  remainingcredit: '100000',
  duration: '20',
  yearsremaining: '9,2',
}
const TERMS = { creditid: 'D', balancedate: '31.12.2030', repaymenttype: 'Annuität' }
const ENDED = { fixedinterestuntil: '30.06.2029' }
const BULLET = { repaymenttype: 'endfällig', maturitydate: '15.07.2031' }
const BULLET_LOAN = { interestrate: '6', monthlypayment: '800' }
const SPECIAL = { specialrepaymentpercent: '10', originalamount: '150000' }

const of = (given: Record<string, string>, terms: Record<string, string> | null = {}) => ({
  [readLoansCall.path]: [record(creditFields, { ...LOAN, ...given })],
  [readCreditTermsCall.path]: terms ? [record(creditTermsFields, { ...TERMS, ...terms })] : [],
})

test.each([
  [
    '',
    of({ interestrate: '' }),
    [
      '|Für den Tilgungsplan fehlt der Zinssatz.|',
      'Monatliche Zahlung|€ 1.000,00|Restschuld vom 31.12.2030|',
    ],
  ],
  [
    '',
    of({}, null),
    [
      'Schätzung|Zu welchem Tag die Restschuld gilt, ist nicht hinterlegt.',
      'Jahr für Jahr|Schätzung|',
    ],
  ],
  [
    '',
    of({ interestrate: '6', monthlypayment: '100' }),
    [
      'Letzte Rate|nicht bekannt|',
      'Die Rate von € 100,00 ist nicht höher als die Zinsen von € 500,00 im Monat. So wird der Kredit nie abbezahlt.',
      'Restschuld vom 31.12.2030|€ 100.000,00|',
    ],
  ],
  [
    '',
    of({ yearsremaining: '20' }),
    [
      'Restschuld am 06.05.2031|€ 96.658,33|Letzte Rate|Februar 2040|in Höhe von € 484,30|Noch zu zahlende Zinsen|€ 8.825,97|',
      'stehen in der Tabelle „Jahr für Jahr“.|Das fällt uns auf|Die hinterlegte Restlaufzeit beträgt noch 20 Jahre, der Tilgungsplan ergibt 9,2 Jahre.|Diesen Monat|Zinssatz|2,00 %|Rate|€ 1.000,00|Zinsen|€ 161,10|Tilgung|€ 838,90|Im Jahr 2031|Zinsen|€ 1.907,83|Tilgung|€ 10.092,17|Im Jahr 2030|berechnet|Zinsen|€ 2.107,48|Tilgung|€ 9.892,52|',
      'Jahr|Zinsen|Tilgung|Restschuld|2029|berechnet|2.303,22|9.696,78|109.892,52|2030|berechnet|2.107,48|9.892,52|100.000,00|2031|1.907,83|10.092,17|89.907,83|',
      '2040|3,28|1.481,02|0,00|„berechnet“ heißt',
    ],
  ],
  [
    '',
    of({}, ENDED),
    [
      'Restschuld am 06.05.2031|€ 96.658,33|bei 2,00 %|Szenario|Restschuld am Ende der Zinsbindung|€ 114.765,13|am 30.06.2029|berechnet|',
      'Angenommener Zinssatz:|wie heute: 2,00 %|',
      'Die Zinsbindung endete am 30.06.2029.',
      'Diesen Monat|Szenario|Zinssatz|2,00 %|',
    ],
  ],
  // What is owed today is the same on every page, whatever rate is tried out.
  [
    '&zins=6%2C375',
    of({}, ENDED),
    [
      'Restschuld am 06.05.2031|€ 96.658,33|bei 2,00 %|Szenario|',
      'Letzte Rate|Dezember 2042|in Höhe von € 1,71, bei 6,375 %|Szenario|Noch zu zahlende Zinsen|€ 40.891,70|bei 6,375 %|',
      'Angenommener Zinssatz:|6,375 %|Wie heute|',
      'Diesen Monat|Szenario|Zinssatz|6,375 %|',
      'mit 6,375 % gerechnet.',
      'Vertrag|Art der Rückzahlung|Annuität|Zinsbindung bis|30.06.2029|Zinssatz|2,00 %|',
    ],
  ],
  [
    '&zins=8%2C00',
    of({ monthlypayment: '500' }, ENDED),
    [
      'Letzte Rate|nicht bekannt|bei 8,00 %|Szenario|',
      'Der Plan endet deshalb am 31.12.2030: Die Rate müsste steigen.',
    ],
  ],
  // The fixed interest has ended, but nothing is owed after it.
  [
    '',
    of({ remainingcredit: '500' }, { fixedinterestuntil: '28.02.2031' }),
    ['Letzte Rate|Januar 2031|', 'der Tilgungsplan ergibt 0,1 Jahre.|Diesen Monat|'],
  ],
  [
    '',
    of({}, SPECIAL),
    [
      'Ihr Vertrag erlaubt 10 % des Darlehensbetrags im Jahr: € 15.000,00.|Betrag|',
      'Mit der Rate im|Mai 2031|Juni 2031|',
    ],
  ],
  [
    '&jaehrlich=2500%2C00&ab=2020-01',
    of({}, SPECIAL),
    [
      'Restschuld am 06.05.2031|€ 96.658,33|Letzte Rate|Juli 2038|in Höhe von € 404,53, mit ausprobierter Sondertilgung|Szenario|',
      'nach Vertrag|Szenario|ohne Sondertilgung|',
      'Das spart € 1.579,77 Zinsen, und der Kredit ist 1 Jahr und 7 Monate früher abbezahlt. Zusammen sind das € 17.500,00 Sondertilgung.',
      '2032|Szenario|1.657,91|10.342,09|2.500,00|77.065,74|',
      '„Szenario“ heißt: mit der ausprobierten Sondertilgung gerechnet.|',
    ],
  ],
  [
    '&sondertilgung=15000%2C00&ab=2031-06',
    of({ remainingcredit: '20000' }, SPECIAL),
    ['Letzte Rate|Juni 2031|in Höhe von € 15.175,77, mit ausprobierter Sondertilgung|'],
  ],
  [
    '',
    of({}, { specialrepaymentpercent: '0' }),
    ['Laut Vertrag ist keine Sondertilgung vorgesehen.|'],
  ],
  [
    '',
    of(BULLET_LOAN, BULLET),
    [
      'Restschuld am 06.05.2031|€ 100.000,00|Letzte Rate|15.07.2031|in Höhe von € 100.500,00|Noch zu zahlende Zinsen|€ 1.500,00|',
      'Hinterlegt ist eine Rate von € 800,00.',
      '2031|3.500,00|100.000,00|0,00|',
    ],
  ],
  [
    '',
    of({}, { disbursementdate: '31.03.2020', fixedinterestuntil: '30.06.2035' }),
    [
      '|Kredit kündbar (§ 489 BGB)|seit März 2030 · noch € 96.658 · zu 2,00 % fest bis 30.06.2035 · sechs Monate nach der Kündigung zurückzuzahlen|',
      'spätestens zwei Wochen danach: Sonst gilt die Kündigung als nicht erfolgt.|',
    ],
  ],
  ['', {}, ['Kredit|Diesen Kredit finden wir nicht.|']],
] as const)(
  'the page of a loan%s says what is known and assumed: %#',
  async (search, given, texts) => {
    const text = textOf(await page(`/demo/dashboard/kredit?nummer=D${search}`, given))
    for (const part of texts) expect(text).toContain(part)
  },
)

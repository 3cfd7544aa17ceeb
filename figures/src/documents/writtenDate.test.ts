import { expect, test } from 'vitest'
import { findWrittenDate } from './writtenDate.ts'

const TODAY = '2026-11-24'

test.each([
  ['Köln, den 12. März 2025', '2025-03-12'],
  ['Köln, 12.03.2025', '2025-03-12'],
  ['Frankfurt am Main, den 2. Mrz. 2025', '2025-03-02'],
  ['Bad Münster a. Stein, Mittwoch, 12. Mai 2025', '2025-05-12'],
  ['Datum: 12.03.2025', '2025-03-12'],
  ['Datum 12. 3. 25', '2025-03-12'],
  ['Rechnungs-Nr. 4711   Rechnungsdatum: 1.2.2024', '2024-02-01'],
  ['Ausgestellt am 03.12.2021 für 10 Jahre', '2021-12-03'],
  ['Datum des Bescheids: 2025-03-12', '2025-03-12'],
  ['Rechnungsdatum\n12.03.2025', '2025-03-12'],
  ['12.03.2025', '2025-03-12'],
  ['den 12. Dezember 1998', '1998-12-12'],
  ['12. JANUAR 2025', '2025-01-12'],
  ['Musterstadt, 12.03.2025\nDatum: 12. März 2025', '2025-03-12'],
  // What is named counts more than what stands alone, such as the day by which to pay.
  ['Datum: 12.03.2025\nZahlbar bis\n30.03.2025', '2025-03-12'],
])('%j is of %s', (text, day) => {
  const found = findWrittenDate(
    `Hausverwaltung Muster GmbH\n${text}\nSehr geehrte Frau Maaß,`,
    TODAY,
  )
  expect(found?.day).toBe(day)
  expect(text.split('\n').join(' ')).toContain(found?.line.replaceAll(/\s+/g, ' ').slice(0, 12))
})

test.each([
  ['several that contradict each other', 'Köln, 12.03.2025\nBonn, 13.03.2025'],
  ['a label and a place that contradict each other', 'Datum: 12.03.2025\nKöln, den 01.03.2025'],
  ['several alone', '12.03.2025\n31.03.2025'],
  ['one in the future', 'Datum: 25.11.2026'],
  ['one in the far past', 'Datum: 12.03.1925'],
  ['a day that does not exist', 'Datum: 31.02.2025'],
  ['a day that does not exist beside one that does', 'Datum: 31.02.2025\nKöln, 12.03.2025'],
  ['one within a sentence', 'Ihr Schreiben vom 12.03.2025 haben wir erhalten.'],
  ['a period', 'Zeitraum: 01.01.2024 bis 31.12.2024'],
  ['a period with a label', 'Datum: 01.01.2024 - 31.12.2024'],
  ['another letter', 'Zu Ihrem Bescheid vom 12.03.2025'],
  ['a period alone', '01.01.2024 - 31.12.2024'],
  ['the day by which to pay', 'Fälligkeitsdatum: 12.03.2025'],
  ['the day of a delivery', 'Lieferdatum: 12.03.2025'],
  ['a birthday', 'Geburtsdatum 12.03.1975'],
  ['a month', 'März 2025'],
  ['a year that the edge of the page cuts off', 'Köln, den 3. November 20'],
  ['a number', 'Köln, 12.03.20255'],
  ['an address', 'Lindenstraße 12, 03.03.2025'],
  ['a birthday in a form', 'Geburtsdatum\n12.03.1975'],
  ['a birthday behind a name', 'Jana Kowalski, 12.05.1985'],
  ['the day of a handing over', 'Wohnungsübergabe, 30.04.2025'],
  ['a meeting', 'Eigentümerversammlung am Mittwoch, 12.03.2025'],
  ['the day of what is answered, alone', 'Unser Zeichen 7\nIhr Schreiben\nvom 12.03.2025'],
  ['the last day to pay, alone', 'Zahlbar bis\n30.03.2025'],
  ['a reading', 'Zählerstand\n31.12.2024'],
  ['a stamp', 'EINGEGANGEN\n14. März 2025'],
  ['one of two columns', 'Fällig am\nDatum\n17.04.2025\n03.04.2025'],
  ['one of two', 'Lieferdatum/Rechnungsdatum: 01.04.2025 / 03.04.2025'],
  ['that of the invoice', '2. Mahnung\nRechnung 4711, Rechnungsdatum: 12.02.2025'],
  ['that of the decision', 'Widerspruch\nDatum des Bescheids: 12.02.2025'],
  ['that of a form', 'Dieser Vordruck wurde erstellt am 01.02.2019'],
  ['a year badly read', 'Datum: 12.03.20 25\nDatum: 12.03.20Z5'],
  ['one far below', `${'Zeile\n'.repeat(30)}Menge 1 Stück\n12.03.2025`],
  ['nothing', ''],
])('%s is not the date of a letter', (_, text) => {
  expect(findWrittenDate(text, TODAY)).toBeNull()
})

test('the clerk is shown the line that has it', () => {
  const text = 'Muster GmbH\n  Köln,  den\u00a012. März 2025 \nGuten Tag'
  expect(findWrittenDate(text, TODAY)).toEqual({
    day: '2025-03-12',
    line: 'Köln, den 12. März 2025',
  })
})

import { expect, test } from 'vitest'
import { readConfig } from '../../platform/config/config.ts'
import type { DueDate } from './dueDates.ts'
import { writeDatesMail } from './mails.ts'

const sender = readConfig({ PUBLIC_URL: 'https://haus.example' }, '/')

const due = (kind: DueDate['date']['kind'], id: string, date = '2027-02-01'): DueDate => ({
  date: {
    kind,
    subject: { kind: 'unit', id, label: `Weg 1\n${id}` },
    date,
    cost: null,
  },
  lead: 30,
  daysLeft: date === '2027-02-01' ? 30 : 31,
})

const write = (dues: readonly DueDate[]) =>
  writeDatesMail(
    { to: 'a@example.org', token: 't' },
    [{ customerId: 'K-1', customerName: 'Maria Weber', isOnly: false, content: dues }],
    sender,
  )

test('a mail lists alike dates of one day together, and others with their address', () => {
  const { subject, text } = write([
    due('rentIncrease', 'A'),
    due('tenancyEnd', 'A'),
    due('rentIncrease', 'B'),
    due('tenancyEnd', 'B'),
    due('rentIncrease', 'C'),
    due('rentIncrease', 'D', '2027-02-02'),
  ])
  expect(subject).toBe('6 Termine bis in 31 Tagen')
  expect(text).toContain(`Kunde K-1 (Maria Weber):

01.02.2027 (in 30 Tagen): Mieterhöhung zu prüfen, 3 Mal:
- Weg 1 A
- Weg 1 B
- Weg 1 C

01.02.2027 (in 30 Tagen): Mietvertrag endet, Weg 1 A
https://haus.example/properties?einheit=A&kunde=K-1

01.02.2027 (in 30 Tagen): Mietvertrag endet, Weg 1 B
https://haus.example/properties?einheit=B&kunde=K-1

02.02.2027 (in 31 Tagen): Mieterhöhung zu prüfen, Weg 1 D
https://haus.example/properties?einheit=D&kunde=K-1

Alle Termine:`)
})

test('a mail counts what it does not list', () => {
  const many = Array.from({ length: 60 }, (_, index) => due('rentIncrease', `W${index}`))
  expect(write(many).text).toContain('60 Mal:\n- Weg 1 W0\n')
  expect(write(many).text).toContain('- Weg 1 W19\n- und 40 weitere\n\nAlle Termine:')
})

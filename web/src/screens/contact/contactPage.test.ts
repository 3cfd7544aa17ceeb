import type { ServiceConfig } from '@hausblick/contract/calls/site.ts'
import { expect, it } from 'vitest'
import { config, page } from '../../testing/renderedPages.ts'

const workdays = {
  days: 'Montag bis Freitag',
  weekdays: [1, 2, 3, 4, 5],
  from: '9:00',
  to: '17:00',
}
const operator: ServiceConfig['operator'] = {
  ...config.operator,
  phone: '+49 221 5550 1420',
  whatsapp: '4922155501420',
  bookingUrl: 'https://termine.hausblick.example/beratung',
  openingHours: [workdays, { days: 'Samstag', weekdays: [6], from: '10:00', to: '14:00' }],
  bookingHours: [workdays],
}

const show = (known: ServiceConfig['operator']) =>
  page('/demo/contact', {}, [], { ...config, operator: known })

it('says how and when to reach the operator', async () => {
  const html = await show(operator)
  for (const [address, words] of [
    ['tel:+4922155501420', 'Anrufen'],
    [`mailto:${operator.email}`, 'E-Mail schreiben'],
    ['https://wa.me/4922155501420', 'Chat öffnen'],
    [operator.bookingUrl, 'Termin buchen'],
  ] as const)
    expect(html).toMatch(
      new RegExp(`<a[^>]* href="${address.replaceAll(/[+.?]/g, '\\$&')}"[^>]*>.*?${words}`),
    )
  // Other sites open without access to this page.
  const elsewhere = html.match(/<a[^>]* href="https:[^>]*>/g) ?? []
  expect(elsewhere).toHaveLength(2)
  for (const link of elsewhere)
    expect(link).toMatch(/target="_blank".*noopener|noopener.*target="_blank"/)
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
  for (const words of [
    '+49 221 5550 1420',
    '+4922155501420',
    'termine.hausblick.example',
    'Jetzt geöffnet – bis 17:00 Uhr',
    'Montag bis Freitag heute 9:00–17:00 Uhr Samstag 10:00–14:00 Uhr Terminbuchung',
    'Terminbuchung Tage Uhrzeit Montag bis Freitag heute 9:00–17:00 Uhr',
  ])
    expect(text).toContain(words)
})

it('leaves out what is not known', async () => {
  const html = await show({ ...operator, whatsapp: '', bookingUrl: '', bookingHours: [] })
  expect(html).toContain('Anrufen')
  expect(html).not.toMatch(/WhatsApp|Termin/)
})

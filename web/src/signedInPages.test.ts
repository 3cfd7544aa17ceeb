import type { Me } from '@hausblick/contract/calls/accounts.ts'
import { readNewsCall } from '@hausblick/contract/calls/news.ts'
import { readDataDayCall, readPortfoliosCall } from '@hausblick/contract/calls/records.ts'
import type { GuestOf } from '@hausblick/contract/guests.ts'
import {
  entryPages,
  legalPages,
  ownPages,
  pages,
  settingsPages,
} from '@hausblick/contract/pages.ts'
import { demoPath } from '@hausblick/contract/paths.ts'
import type { PageSession } from '@hausblick/contract/renderedPage.ts'
import { portfolioFields } from '@hausblick/contract/rows/portfolio.ts'
import { expect, it } from 'vitest'
import { renderPage } from './render.tsx'
import { config, months, record } from './testing/renderedPages.ts'

const sessionOf = (role: Me['role'], customerId = ''): PageSession => {
  const customerIds = customerId ? [customerId] : []
  return { me: { email: `${customerId}@example.org`, customerId, customerIds, role }, customerId }
}
const owner = sessionOf('customer', 'Anna')
const values: Readonly<Record<string, string>> = { Anna: '71345678', Bert: '93345678' }

/** Renders a page for someone. Returns its content, or where it leads, and whose data were asked for. */
async function render(address: string, session: PageSession | null, cookies = '') {
  const asked = new Set<string>()
  const rendered = await renderPage({
    url: `https://hausblick.example${address}`,
    cookies,
    config,
    session,
    renderedAt: Date.parse('2031-05-06T12:00:00Z'),
    read: async (path, { customerId = '' }) => {
      if (customerId) asked.add(customerId)
      const value = { portfoliovalue: values[customerId] ?? '' }
      const portfolio = { ...record(portfolioFields, value), ...months('portfolio') }
      const replies: Readonly<Record<string, unknown>> = {
        [readPortfoliosCall.path]: value.portfoliovalue ? [portfolio] : [],
        [readNewsCall.path]: { since: null, documents: [] },
        [readDataDayCall.path]: { customerId, day: '2031-05-02' },
      }
      const body = path.startsWith('/api/legal/') ? { html: '<h1>Text</h1>' } : replies[path]
      return { body: body ?? [], headers: new Headers() }
    },
  })
  const content = rendered.kind === 'page' ? rendered.html : rendered.location
  return { content: content.replaceAll('<!-- -->', ''), asked: [...asked] }
}

it.each([...ownPages, ...settingsPages].map(({ path }) => path))(
  '%s leads visitors to the login',
  async (path) => {
    expect((await render(path, null)).content).toMatch(/^\/login(\?ziel=|$)/)
  },
)

it.each([...entryPages, ...legalPages].map(({ path }) => path))(
  '%s offers visitors the demo',
  async (path) => {
    const { content } = await render(path, null)
    expect(content).toMatch(/href="\/demo\/dashboard"[^>]*>(<[^>]*>)*Demo</)
  },
)

it.each(['?cid=K-1', '?token=x', '?cid=&token='])(
  'the sign-up at %j says what is wrong with its link',
  async (search) => {
    const { content } = await render(pages.signUp.path + search, null)
    expect(content).toContain('Ungültiger Link: cid oder token fehlen')
  },
)

it('pages of two customers rendered at once show each only their own', async () => {
  const ids = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 'Anna' : 'Bert'))
  const rendered = await Promise.all(
    ids.map((id) => render(pages.dashboard.path, sessionOf('customer', id))),
  )
  for (const [index, { content }] of rendered.entries()) {
    const [own, other] = index % 2 === 0 ? ['71', '93'] : ['93', '71']
    expect(content).toContain(`${own}.345.678`)
    expect(content).not.toContain(`${other}.345.678`)
  }
})

it('owners cannot choose, whatever cookie and address name', async () => {
  const cookie = '__Host-hausblick.customer=Bert'
  for (const address of [pages.dashboard.path, `${pages.dashboard.path}?kunde=Bert`]) {
    const { content, asked } = await render(address, owner, cookie)
    expect(asked).toEqual(['Anna'])
    expect(content).toContain('71.345.678')
  }
})

it('a guest of documents alone is led to those of the portfolio that was asked for', async () => {
  const grant: GuestOf = {
    customerId: 'Bert',
    parts: ['documents'],
    years: null,
    until: '2031-12-31',
    invitedBy: 'bert@example.org',
  }
  const session = { ...owner, me: { ...owner.me, guestOf: [grant] } }
  const { content } = await render(`${pages.dashboard.path}?kunde=Bert`, session)
  expect(content).toBe(`${pages.documents.path}?kunde=Bert`)
})

it('staff choose by the address, to which the cookie leads', async () => {
  const address = `${pages.dashboard.path}?kunde=Bert`
  const { content, asked } = await render(address, sessionOf('staff'))
  expect(content).toContain('?kunde=Bert')
  expect(asked).toEqual(['Bert'])
  const cookie = '__Host-hausblick.customer=Bert'
  const led = await render(pages.dashboard.path, sessionOf('staff'), cookie)
  expect(led.content).toBe(address)
})

it('an account without a customer is shown nobody’s data', async () => {
  const { content, asked } = await render(pages.dashboard.path, sessionOf('customer'))
  expect(content).toContain('Ihrem Konto ist noch kein Bestand zugeordnet.')
  expect(asked).toEqual([])
})

it.each(['%00', '-', 'all'])('staff choose nobody by the id %s', async (id) => {
  for (const [address, cookie] of [
    [`${pages.dashboard.path}?kunde=${id}`, ''],
    [pages.dashboard.path, `__Host-hausblick.customer=${id}`],
  ] as const) {
    const { content, asked } = await render(address, sessionOf('staff'), cookie)
    expect(content).toContain('Noch gibt es keine Kunden')
    expect(content).not.toContain('?kunde=')
    expect(asked).toEqual([])
  }
})

it.each([pages.dashboard.path, pages.settings.path])(
  'the demo of %s shows operators what it shows everyone',
  async (path) => {
    const cookie = '__Host-hausblick.customer=Anna'
    const { content } = await render(demoPath(path), sessionOf('operator'), cookie)
    expect(content).toContain('Sie sehen die Demo mit Beispieldaten.')
    expect(content).not.toContain('?kunde=')
  },
)

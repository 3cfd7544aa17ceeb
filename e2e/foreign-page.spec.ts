import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Request } from '@playwright/test'
import { readTokenCall, signOutCall } from '../contract/src/calls/identity.ts'
import { arrive, expectDashboard } from './account.ts'
import { expect, test } from './test.ts'

/** Requests who is signed in, without opening a page. */
const whoIs = async (request: { get(url: string): Promise<{ json(): Promise<unknown> }> }) =>
  (await request.get(readTokenCall.path)).json()

/** Attacks of a page on a signed-in visitor; `target` is the sign-out endpoint. */
const attacks = {
  'a form': (target: string) =>
    `<form method="post" action="${target}"></form><script>document.forms[0].submit()</script>`,
  'a form of plain text': (target: string) =>
    `<form method="post" enctype="text/plain" action="${target}"><input name="{}" value=""></form>
     <script>document.forms[0].submit()</script>`,
  'a script': (target: string) =>
    `<script>fetch('${target}', { method: 'POST', mode: 'no-cors', credentials: 'include' }).catch(() => {})</script>`,
}

// The two loopback names are different sites, so cookies are withheld; two ports are the same site.
const places = { 'another site': '127.0.0.1', 'another port': 'localhost' }

test.use({
  expectedComplaints:
    /^left the service: http:\/\/(127\.0\.0\.1|localhost):|403 \(|ERR_BLOCKED_BY_RESPONSE/,
})

test('a third-party page signs nobody out', async ({ page, context, service }) => {
  const email = await arrive({ page, service })
  for (const [place, host] of Object.entries(places))
    for (const [name, pageOf] of Object.entries(attacks))
      await test.step(`on ${place} by ${name}`, async () => {
        const html = pageOf(service.url + signOutCall.path)
        const server = createServer((_request, reply) => {
          reply.setHeader('content-type', 'text/html').end(html)
        }).listen(0, host)
        await once(server, 'listening')
        try {
          const { port } = Object(server.address())
          const foreign = await context.newPage()
          const isAttack = (request: Request) => request.url().endsWith(signOutCall.path)
          // A reply that CORS hides counts as failed, although the service has sent it.
          const answered = Promise.race([
            foreign.waitForEvent('requestfinished', isAttack),
            foreign.waitForEvent('requestfailed', isAttack),
          ])
          await foreign.goto(`http://${host}:${port}/`, { waitUntil: 'commit' })
          await answered
          await foreign.close()
        } finally {
          server.closeAllConnections()
          server.close()
        }
        expect(await whoIs(context.request)).toMatchObject({ session: { email } })
      })
  await page.goto('/dashboard')
  await expectDashboard(page)
})

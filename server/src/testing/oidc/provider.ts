import { createServer } from 'node:http'
import { PUBLIC_URL } from '../browser.ts'
import { portOf } from '../portOf.ts'

export const CLIENT = { id: 'hausblick-test', secret: 'geheim-geheim-geheim-geheim' }

/** A certified provider on this machine, at which whoever is named signs in without being asked. */
export interface TestProvider {
  readonly issuer: string
  /** Names who signs in there next, in a browser. */
  become(subject: string): void
  /** Signs in somebody at an address of the service's, and returns where the provider sends the browser. */
  signIn(address: string, subject: string): Promise<string>
  stop(): Promise<void>
}

/** Starts a provider that leads back to a redirect URI of the service's. */
export async function startProvider(publicUrl = PUBLIC_URL, id = '1'): Promise<TestProvider> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${portOf(server)}`
  let subject = ''
  // It warns of what a test needs no better: this runtime, and keys and memory of its own.
  const { warn } = console
  console.warn = () => {}
  const { default: Provider } = await import('oidc-provider')
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${publicUrl}/api/oidc/callback/${id}`],
        post_logout_redirect_uris: [`${publicUrl}/login`],
      },
    ],
    pkce: { required: () => true },
    cookies: { keys: ['test'] },
    ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    features: { devInteractions: { enabled: false } },
    findAccount: (_ctx, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: async ({ oidc }) => {
      const { accountId } = oidc.session ?? {}
      const clientId = oidc.client?.clientId
      const grant = new provider.Grant({
        ...(clientId !== undefined && { clientId }),
        ...(accountId !== undefined && { accountId }),
      })
      grant.addOIDCScope('openid')
      await grant.save()
      return grant
    },
  })
  console.warn = warn
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/'))
      void provider.interactionFinished(request, response, { login: { accountId: subject } })
    else void answer(request, response)
  })

  return {
    issuer,
    become: (named) => {
      subject = named
    },
    signIn: async (address, named) => {
      subject = named
      const cookies = new Map<string, string>()
      for (let next = address; ; ) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const reply = await fetch(next, { redirect: 'manual', headers: { cookie } })
        for (const set of reply.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
          cookies.set(name, value)
        }
        const location = reply.headers.get('location')
        if (location === null) throw new Error(`${next}: ${reply.status} ${await reply.text()}`)
        next = new URL(location, next).href
        if (!next.startsWith(issuer)) return next
      }
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

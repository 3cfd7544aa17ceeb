import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { portOf } from './portOf.ts'

/** A server that gives tokens for one mailbox, and tells its mail server which are good. */
export interface TokenServer {
  readonly url: string
  /** What it was asked for, as forms. */
  readonly asked: readonly Readonly<Record<string, string>>[]
  /** Has it answer so from now on; null for as it should. */
  refuse(answer: { readonly status: number; readonly error: string } | null): void
  stop(): Promise<void>
}

export const CLIENT = { id: 'hausblick', secret: 'geheim-geheim' }

/** Starts one for the mailbox of a user. A refresh token is good once, and comes with the next. */
export async function startTokenServer(
  user: string,
  { port = 0, seconds = 3600, refreshToken = '' } = {},
): Promise<TokenServer> {
  const good = new Set<string>()
  const asked: Record<string, string>[] = []
  let refusal: { readonly status: number; readonly error: string } | null = null
  let next = refreshToken
  const give = (form: Readonly<Record<string, string>>) => {
    asked.push(form)
    if (refusal) return { status: refusal.status, body: { error: refusal.error } }
    if (form.client_id !== CLIENT.id || form.client_secret !== CLIENT.secret)
      return { status: 401, body: { error: 'invalid_client' } }
    const isRefresh = form.grant_type === 'refresh_token'
    if (isRefresh && form.refresh_token !== next)
      return { status: 400, body: { error: 'invalid_grant' } }
    const access_token = randomUUID()
    good.add(access_token)
    if (isRefresh) next = randomUUID()
    const given = { access_token, token_type: 'Bearer', expires_in: seconds }
    return { status: 200, body: isRefresh ? { ...given, refresh_token: next } : given }
  }
  const server = createServer(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)))
    const { status, body } =
      request.url === '/token'
        ? give(form)
        : { status: 200, body: { active: good.has(form.token ?? ''), username: user } }
    // The next server at its port must not be asked over a connection to this one.
    const headers = { 'content-type': 'application/json', connection: 'close' }
    response.writeHead(status, headers).end(JSON.stringify(body))
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${portOf(server)}/token`,
    asked,
    refuse: (answer) => {
      refusal = answer
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

import { parseCookies, setRequestCookie } from 'better-auth/cookies'
import { constantTimeEqual, makeSignature } from 'better-auth/crypto'
import type { Auth } from './auth.ts'

/**
 * Signs the session cookie of a request anew where the secret before signed it: better-auth reads cookies by the current one
 * alone. The browser gets one signed by the current secret when its session is next extended.
 */
export async function renewSignature(auth: Auth, headers: Headers): Promise<void> {
  const [current, ...previous] = auth.options.secrets
  if (!current || previous.length === 0) return
  const { authCookies } = await auth.$context
  const { name } = authCookies.sessionToken
  const cookie = parseCookies(headers.get('cookie') ?? '').get(name)
  const end = cookie?.lastIndexOf('.') ?? -1
  if (cookie === undefined || end === -1) return
  const [value, signature] = [cookie.slice(0, end), cookie.slice(end + 1)]
  for (const secret of previous)
    if (constantTimeEqual(signature, await makeSignature(value, secret.value)))
      setRequestCookie(headers, name, `${value}.${await makeSignature(value, current.value)}`)
}

import { parseCookies, setRequestCookie } from 'better-auth/cookies'
import { constantTimeEqual, makeSignature } from 'better-auth/crypto'
import type { Auth } from './auth.ts'

/**
 * Re-signs a request's session cookie where a previous secret signed it, since better-auth accepts only the current one. The
 * browser receives the new signature when its session is next extended.
 */
export async function renewCookieSignature(auth: Auth, headers: Headers): Promise<void> {
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

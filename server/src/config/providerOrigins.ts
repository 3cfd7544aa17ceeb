import type { Config } from './config.ts'

/** Google's, which its sign-in calls go to from the browser. */
const GOOGLE = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']

/** Whom else than the service the dashboard must be able to call, so that people can sign in. */
export function providerOrigins(identity: Config['identity']): readonly string[] {
  if (identity.provider === 'embedded') return []
  return identity.emulatorHost === null ? GOOGLE : [`http://${identity.emulatorHost}`]
}

const host = process.env.FIREBASE_AUTH_EMULATOR_HOST
if (!host) throw new Error('These tests need the emulator: npm run test:firebase')

const project = 'demo-hausblick'
const apiKey = 'the-emulator-takes-any'

/** The variables of a service whose accounts are at the emulator. */
export const settings = {
  IDENTITY: 'firebase',
  FIREBASE_PROJECT_ID: project,
  FIREBASE_API_KEY: apiKey,
  FIREBASE_AUTH_EMULATOR_HOST: host,
}

/** What the tests of the service take for complaints, and is none here: sign-in calls go to the emulator. */
export const calls = `left the service: http://${host}/`

/** Makes an account as anyone can, past the dashboard; gives its identity token. */
export async function makeAccount(email: string, password: string): Promise<string> {
  const reply = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${apiKey}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  )
  const { idToken }: { idToken: string } = await reply.json()
  return idToken
}

/** Deletes an account as the project's owner can. */
export async function deleteAccount(email: string): Promise<void> {
  const accounts = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`
  const ask = (call: string, body: object) =>
    fetch(`${accounts}:${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    })
  const found = await ask('lookup', { email: [email] })
  const { users }: { users: { localId: string }[] } = await found.json()
  for (const { localId } of users) await ask('delete', { localId })
}

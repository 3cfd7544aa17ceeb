const host = process.env.FIREBASE_AUTH_EMULATOR_HOST
if (!host) throw new Error('These tests need the emulator: npm run test:firebase')

const project = 'demo-hausblick'
const apiKey = 'the-emulator-takes-any'

/** Environment of a service that uses the emulator. */
export const settings = {
  IDENTITY: 'firebase',
  FIREBASE_PROJECT_ID: project,
  FIREBASE_API_KEY: apiKey,
  FIREBASE_AUTH_EMULATOR_HOST: host,
}

/** Requests to the emulator, which are expected here. */
export const calls = `left the service: http://${host}/`

/** Creates an account directly at the provider, as anyone can. Returns its identity token. */
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

/** Deletes an account as the project's owner. */
export async function deleteAccount(email: string): Promise<void> {
  const { users }: { users: { localId: string }[] } = await asOwner('accounts:lookup', {
    email: [email],
  })
  for (const { localId } of users) await asOwner('accounts:delete', { localId })
}

async function asOwner(call: string, body: object) {
  const reply = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/projects/${project}/${call}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    },
  )
  return await reply.json()
}

/** Returns the codes of the mails to an address, which the emulator keeps instead of sending. */
export async function sentCodes(email: string): Promise<string[]> {
  const reply = await fetch(`http://${host}/emulator/v1/projects/${project}/oobCodes`)
  const { oobCodes }: { oobCodes: { email: string; oobCode: string }[] } = await reply.json()
  return oobCodes.filter((sent) => sent.email === email).map(({ oobCode }) => oobCode)
}

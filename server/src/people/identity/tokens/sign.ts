import { SignJWT } from 'jose'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { Encryption } from '../account/encryption.ts'
import type { VerifiedIdentity } from '../account/identity.ts'
import { identityToken } from '../account/identityToken.ts'
import { findSigningKey } from './keys.ts'

/** Signs the token with which the browser calls the service for whoever is signed in. */
export async function signToken(
  db: Kysely<Schema>,
  encryption: Encryption,
  { subject, signInId }: VerifiedIdentity,
): Promise<string> {
  const { id, privateKey } = await findSigningKey(db, encryption)
  return await new SignJWT({ sid: signInId })
    .setProtectedHeader({ alg: identityToken.algorithm, kid: id })
    .setSubject(subject)
    .setIssuer(identityToken.issuer)
    .setAudience(identityToken.audience)
    .setIssuedAt()
    .setExpirationTime(`${identityToken.lifetimeSeconds}s`)
    .sign(privateKey)
}

/**
 * Algorithm, issuer, audience and lifetime of the embedded provider's identity tokens. The issuer is part of every account's
 * key, so it never changes, wherever the service moves.
 */
export const identityToken = {
  algorithm: 'ES256',
  issuer: 'hausblick',
  audience: 'hausblick-api',
  lifetimeSeconds: 600,
} as const

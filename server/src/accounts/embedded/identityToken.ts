/**
 * What the embedded provider's identity tokens are signed with, by whom, and for whom. The issuer is part of the key that
 * every account is linked by, so it never changes, wherever the service moves.
 */
export const identityToken = {
  algorithm: 'ES256',
  issuer: 'hausblick',
  audience: 'hausblick-api',
  lifetimeSeconds: 600,
} as const

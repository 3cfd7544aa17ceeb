import type { Variables } from './variables.ts'

const NO_SMS =
  'IDENTITY=firebase: Als zweiter Faktor gelten die Codes einer Authenticator-App (TOTP). Wer bei Google nur eine Telefonnummer als zweiten Faktor hat, kann sich hier nicht anmelden, weil Codes per SMS die Skripte von reCAPTCHA brauchen.'

type Provider = Variables['IDENTITY']

/**
 * Returns whether operators and staff must have a second factor where nothing says so: not with the hosted provider, whose
 * project must first allow the codes of apps.
 */
export function defaultSecondFactor(provider: Provider, publicUrl: string): 'required' | 'offered' {
  return provider !== 'firebase' && publicUrl.startsWith('https:') ? 'required' : 'offered'
}

/** Returns a German line on what accounts of a hosted provider cannot do. */
export function findHostedLimits(provider: Provider): string[] {
  return provider === 'firebase' ? [NO_SMS] : []
}

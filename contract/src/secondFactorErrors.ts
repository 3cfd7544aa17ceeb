/** The errors about second factors, with the messages that pages show for them. Apart, since few pages load them. */
export const secondFactorErrors = {
  codeWrong:
    'Dieser Code stimmt nicht oder wurde schon verwendet. Bitte geben Sie den ein, den die App gerade zeigt.',
  recoveryCodeWrong:
    'Diesen Wiederherstellungscode gibt es nicht, oder er wurde schon verwendet. Bitte nehmen Sie einen anderen.',
  signInExpired:
    'Diese Anmeldung ist abgelaufen. Bitte geben Sie E-Mail-Adresse und Passwort noch einmal ein.',
  tooManyCodes:
    'Das waren zu viele falsche Codes. Bitte geben Sie E-Mail-Adresse und Passwort noch einmal ein.',
  appNotStarted:
    'Das Einrichten der App ist abgelaufen. Bitte beginnen Sie noch einmal und scannen Sie den neuen QR-Code.',
  appExists:
    'Eine App ist schon eingerichtet. Bitte entfernen Sie sie, bevor Sie eine andere einrichten.',
  passkeyRefused:
    'Dieser Passkey gilt hier nicht oder nicht mehr. Bitte versuchen Sie es noch einmal, oder melden Sie sich mit Ihrem Passwort an.',
  passkeyUnverified:
    'Dieses Gerät hat nicht geprüft, ob Sie es sind. Bitte nehmen Sie einen Passkey, der nach PIN, Fingerabdruck oder Gesicht fragt.',
  passkeyExists: 'Diesen Passkey gibt es schon. Bitte nehmen Sie ein anderes Gerät.',
  tooManyPasskeys: 'Mehr Passkeys sind nicht möglich. Bitte entfernen Sie erst einen anderen.',
  passkeyCancelled: 'Der Passkey wurde nicht bestätigt. Bitte versuchen Sie es noch einmal.',
  passkeysUnsupported:
    'Dieser Browser unterstützt hier keine Passkeys. Bitte nehmen Sie einen anderen Browser oder eine App.',
  lastFactor:
    'Ihr Konto braucht einen zweiten Faktor. Bitte richten Sie erst einen anderen ein, bevor Sie diesen entfernen.',
  // With the hosted provider
  smsUnsupported:
    'Ihr Konto verlangt einen Code per SMS. Den können wir hier nicht abfragen, sondern nur den Code einer Authenticator-App. Bitte rufen Sie uns an.',
  addressUnconfirmed:
    'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse: Wir haben Ihnen dafür einen Link geschickt. Melden Sie sich danach ab und neu an, und richten Sie die App ein.',
  appsNotAllowed:
    'Für diesen Dienst sind bei Google noch keine Authenticator-Apps (TOTP) erlaubt. Der Betreiber kann sie dort einschalten.',
  signInAgain:
    'Ihre Anmeldung ist dafür zu lange her. Bitte melden Sie sich ab und neu an, und versuchen Sie es dann noch einmal.',
} as const

export type SecondFactorErrorCode = keyof typeof secondFactorErrors

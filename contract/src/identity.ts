/** Limits in characters. Passwords are never truncated. */
export const passwordLength = { min: 12, max: 128 } as const

/** The errors of all identity providers, with the messages that pages show for them. */
export const identityErrors = {
  wrongCredentials: 'Diese E-Mail-Adresse und dieses Passwort passen nicht zusammen.',
  tooManyAttempts:
    'Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es dann erneut.',
  addressInUse:
    'Für diese E-Mail-Adresse gibt es bereits ein Konto. Bitte melden Sie sich damit an.',
  addressInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  passwordTooShort: `Das Passwort ist zu kurz: Bitte wählen Sie mindestens ${passwordLength.min} Zeichen.`,
  passwordTooLong: `Das Passwort ist zu lang: Bitte wählen Sie höchstens ${passwordLength.max} Zeichen.`,
  passwordGuessable:
    'Das Passwort ist zu leicht zu erraten. Nehmen Sie lieber drei oder vier Wörter, die weder miteinander noch mit Ihnen zu tun haben.',
  passwordTooWeak:
    'Das Passwort ist zu schwach. Bitte wählen Sie ein längeres aus Groß- und Kleinbuchstaben, Ziffern und Sonderzeichen.',
  wrongPassword: 'Ihr bisheriges Passwort stimmt nicht. Bitte geben Sie es noch einmal ein.',
  passwordUnchanged: 'Das ist Ihr bisheriges Passwort. Bitte wählen Sie ein anderes.',
  resetInvalid:
    'Dieser Link ist abgelaufen, schon verwendet oder unvollständig. Bitte fordern Sie einen neuen an.',
  invitationInvalid:
    'Dieser Einladungslink ist abgelaufen, schon verwendet oder unvollständig. Bitte fordern Sie einen neuen an.',
  invitationForAnotherAddress: 'Diese Einladung gilt für eine andere E-Mail-Adresse.',
  addressReserved:
    'Diese E-Mail-Adresse ist für ein anderes Konto vorgesehen. Bitte registrieren Sie sich mit einer anderen.',
  foreignOrigin:
    'Die Anmeldung ist nur unter der eigenen Adresse dieses Dienstes möglich. Bitte öffnen Sie ihn dort.',
  network:
    'Der Dienst ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  noSpace:
    'Der Dienst kann gerade nichts speichern, weil sein Datenträger voll ist oder sich nicht beschreiben lässt. Es wurde nichts übernommen. Bitte sagen Sie uns Bescheid, und versuchen Sie es später noch einmal.',
  unavailable: 'Das hat leider nicht geklappt. Bitte versuchen Sie es später erneut.',
  // About providers
  identityUnknown:
    'Zu dieser Anmeldung gibt es hier kein Konto. Bitte öffnen Sie den Link Ihrer Einladung. Wenn Sie schon ein Konto haben, melden Sie sich wie bisher an und verknüpfen Sie die Anmeldung in den Einstellungen.',
  identityInUse:
    'Diese Anmeldung gehört schon zu einem Konto. Bitte melden Sie sich damit an, oder nehmen Sie eine andere.',
  identityOther:
    'Das ist nicht die Anmeldung dieses Kontos. Bitte nehmen Sie die, mit der Sie sich hier anmelden.',
  providerAway:
    'Der Anbieter dieser Anmeldung antwortet gerade nicht. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  providerRefused:
    'Diese Anmeldung konnte nicht geprüft werden und gilt deshalb nicht. Bitte beginnen Sie noch einmal.',
  providerCancelled: 'Die Anmeldung wurde beim Anbieter abgebrochen.',
  lastWayIn:
    'Ohne diese Anmeldung kämen Sie nicht mehr in Ihr Konto. Bitte richten Sie erst eine andere ein.',
  passwordsOff:
    'Mit Passwort oder Passkey melden sich hier nur Betreiber an. Bitte nehmen Sie die Anmeldung über den Anbieter.',
  // About second factors
  codeWrong:
    'Dieser Code stimmt nicht oder wurde schon verwendet. Bitte geben Sie den ein, den die App gerade zeigt.',
  recoveryCodeWrong:
    'Diesen Wiederherstellungscode gibt es nicht, oder er wurde schon verwendet. Bitte nehmen Sie einen anderen.',
  signInExpired: 'Diese Anmeldung ist abgelaufen. Bitte melden Sie sich noch einmal an.',
  tooManyCodes: 'Das waren zu viele falsche Codes. Bitte melden Sie sich noch einmal an.',
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

export type IdentityErrorCode = keyof typeof identityErrors

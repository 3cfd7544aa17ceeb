// The replies of calls of any room. Those of one room stand in its own `texts.ts`, mails beside the code that sends them.

// Who may do what
export const notSignedIn = 'Bitte melden Sie sich an: Ihre Anmeldung fehlt oder ist abgelaufen.'
export const onlyOwnData = 'Sie dürfen nur Ihre eigenen Daten sehen.'
export const notForPrograms =
  'Dafür ist der Zugang dieses Programms nicht gemacht. Ein Betreiber kann in der Verwaltung unter „Programme“ einen passenden erstellen.'
export const onlyPrograms =
  'So lesen nur Programme ein. Bitte nehmen Sie die Seite „Zahlen einlesen“.'
export const programOfOther =
  'Der Zugang dieses Programms gilt nur für einen Kunden, und nicht für diesen.'
export const onlyOwnersInvite =
  'Gäste einladen und verwalten können nur die Eigentümer selbst, in ihren Einstellungen, und Betreiber.'
export const notGuestOfPart =
  'Das umfasst Ihr Gastzugang nicht. Bitte fragen Sie die Person, die Sie eingeladen hat.'
export const notGuestOfYear = (year: number, years: readonly number[]) =>
  `Das Jahr ${year} umfasst Ihr Gastzugang nicht, sondern nur ${years.join(', ')}. Bitte wählen Sie ein anderes Jahr, oder fragen Sie die Person, die Sie eingeladen hat.`
export const onlyOwnUploads = 'Sie dürfen nur für sich selbst Dokumente hochladen.'
export const staffMayNotImport =
  'Einlesen dürfen hier nur Betreiber. Ein Betreiber kann es Mitarbeitern erlauben.'
export const staffMayNotEnter =
  'Die Abschreibung dürfen hier nur Eigentümer und Betreiber angeben. Ein Betreiber kann Mitarbeitern das Einlesen erlauben; dann dürfen sie auch das.'
export const staffMayNotInvite =
  'Einladen dürfen hier nur Betreiber. Ein Betreiber kann es Mitarbeitern erlauben.'
export const staffMayNotRemove =
  'Dokumente entfernen dürfen hier nur Betreiber. Ein Betreiber kann es Mitarbeitern erlauben.'
export const onlyStaff = 'Das dürfen nur Mitarbeiter des Betreibers.'
export const onlyCustomersHaveNews = 'Nur Kunden sehen, was seit ihrem letzten Besuch neu ist.'
export const onlyCustomersHaveCalendars =
  'Einen Kalender haben nur Kunden: Er gehört zu ihrem Bestand.'
export const onlyCustomersHaveReminders =
  'Erinnerungen bekommen nur Kunden: Sie gelten ihrem Bestand.'
export const onlyOperators = 'Das darf nur der Betreiber.'
export const ownAccountStays =
  'Ihr eigenes Konto können Sie hier nicht beenden. Das kann nur ein anderer Betreiber.'
export const staffHaveNoCustomer = 'Mitarbeiterkonten können keinem Kunden zugeordnet werden.'
export const notLinked =
  'Ihr Konto ist noch mit keinem Kunden verbunden. Bitte öffnen Sie den Link Ihrer Einladung.'
export const documentLinkExpired =
  'Dieser Link auf ein Dokument gilt nicht oder nicht mehr. Bitte laden Sie die Liste der Dokumente neu.'
export const pictureLinkExpired =
  'Dieser Link auf ein Bild gilt nicht oder nicht mehr. Bitte laden Sie die Seite neu.'
export const exportLinkExpired =
  'Dieser Link gilt nicht mehr. Bitte laden Sie Ihre Daten in den Einstellungen noch einmal herunter.'
export const signedInLongAgo =
  'Ihre Anmeldung ist länger als 15 Minuten her. Bitte geben Sie zur Sicherheit Ihr Passwort noch einmal ein.'
export const secondFactorMissing =
  'Ihr Konto braucht einen zweiten Faktor. Bitte richten Sie ihn in den Einstellungen ein, dann geht es weiter.'
export const ownFactorStays =
  'Ihren eigenen zweiten Faktor können Sie nicht zurücksetzen. Das kann nur ein anderer Betreiber.'
export const lockedLinkExpired =
  'Dieser Link gilt nicht mehr. Bitte öffnen Sie die Unterlage in der Verwaltung unter „Gesperrtes“ noch einmal.'
export const calendarGone =
  'Diesen Kalender gibt es nicht mehr. Bitte löschen Sie das Abonnement, oder holen Sie sich in den Einstellungen die neue Adresse.'

// Any call
export const unusable = (fields: readonly string[]) => {
  const named = fields.join(', ')
  const faults = [
    'Die Anfrage fehlt oder ist ungültig.',
    `Die Angabe ${named} fehlt oder ist ungültig.`,
    `Die Angaben ${named} fehlen oder sind ungültig.`,
  ]
  return `${faults[Math.min(fields.length, 2)]} Bitte prüfen Sie die Anfrage und senden Sie sie noch einmal.`
}
export const badRequest =
  'Die Anfrage ist ungültig. Bitte prüfen Sie die Angaben und senden Sie sie noch einmal.'
export const noSuchAddress = 'Diese Adresse gibt es nicht. Bitte prüfen Sie die Schreibweise.'
export const tooSlow =
  'Die Anfrage kam nicht rechtzeitig vollständig an. Bitte senden Sie sie noch einmal.'
export const tooLarge = 'Die Anfrage ist zu groß. Bitte senden Sie weniger Daten auf einmal.'
export const longAddress = 'Die Adresse ist zu lang. Bitte kürzen Sie die Angaben.'
export const unknownFormat =
  'Dieses Format versteht der Dienst nicht. Bitte senden Sie JSON mit dem Content-Type application/json.'
export const largeHead =
  'Die Kopfzeilen der Anfrage sind zu groß. Bitte löschen Sie die Cookies dieser Seite.'
export const failed = (requestId: string) =>
  `Das hat leider nicht geklappt. Bitte versuchen Sie es später noch einmal. Wenn Sie sich an uns wenden, nennen Sie die Nummer ${requestId}.`
export const overloaded =
  'Der Dienst ist gerade überlastet. Bitte versuchen Sie es in einigen Sekunden noch einmal.'
export const oneMoment = 'Einen Moment bitte'
export const triesAgain =
  'Sie brauchen nichts zu tun: Diese Seite versucht es gleich von selbst noch einmal.'
export const tryNow = 'Jetzt noch einmal versuchen'
export const databaseAway =
  'Der Dienst erreicht gerade seine Datenbank nicht. Bitte versuchen Sie es in einigen Sekunden noch einmal.'
export const storageAway =
  'Der Dienst erreicht gerade den Speicher der Dokumente nicht. Bitte versuchen Sie es in einigen Sekunden noch einmal.'
export const tooManyRequests = (seconds: number) =>
  `Das waren sehr viele Anfragen auf einmal. Bitte versuchen Sie es in ${seconds === 1 ? 'einer Sekunde' : `${seconds} Sekunden`} noch einmal.`
export const tooManyOfOneConnection =
  'Von Ihrem Anschluss kommen gerade sehr viele Anfragen zugleich. Bitte versuchen Sie es in einigen Sekunden noch einmal.'
export const notReady =
  'Der Dienst ist noch nicht bereit. Bitte versuchen Sie es in einigen Sekunden noch einmal.'
export const stopping =
  'Der Dienst wird gerade beendet. Bitte versuchen Sie es in einigen Sekunden noch einmal.'

export const reportNeedsCustomer =
  'Bitte nennen Sie den Kunden, dessen Jahresübersicht Sie möchten.'

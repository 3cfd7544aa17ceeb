// The replies of calls of any room. Those of one room stand in its own `texts.ts`, mails beside the code that sends them.

// Who may do what
export const notSignedIn = 'Bitte melden Sie sich an: Ihre Anmeldung fehlt oder ist abgelaufen.'
export const onlyOwnData = 'Sie dürfen nur Ihre eigenen Daten sehen.'
export const onlyOwnersInvite =
  'Gäste einladen und verwalten können nur die Eigentümer selbst, in ihren Einstellungen.'
export const notGuestOfPart =
  'Das umfasst Ihr Gastzugang nicht. Bitte fragen Sie die Person, die Sie eingeladen hat.'
export const notGuestOfYear = (year: number, years: readonly number[]) =>
  `Das Jahr ${year} umfasst Ihr Gastzugang nicht, sondern nur ${years.join(', ')}. Bitte wählen Sie ein anderes Jahr, oder fragen Sie die Person, die Sie eingeladen hat.`
export const onlyOwnUploads = 'Sie dürfen nur für sich selbst Dokumente hochladen.'
export const onlyStaff = 'Das dürfen nur Mitarbeiter des Betreibers.'
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
export const exportLinkExpired =
  'Dieser Link gilt nicht mehr. Bitte laden Sie Ihre Daten in den Einstellungen noch einmal herunter.'
export const signedInLongAgo =
  'Ihre Anmeldung ist länger als 15 Minuten her. Bitte geben Sie zur Sicherheit Ihr Passwort noch einmal ein.'
export const secondFactorMissing =
  'Ihr Konto braucht einen zweiten Faktor. Bitte richten Sie ihn in den Einstellungen ein, dann geht es weiter.'
export const ownFactorStays =
  'Ihren eigenen zweiten Faktor können Sie nicht zurücksetzen. Das kann nur ein anderer Betreiber.'
export const factorGone =
  'Diesen zweiten Faktor gibt es nicht oder nicht mehr. Bitte laden Sie die Seite neu.'
export const noFactorToReset =
  'Dieses Konto hat keinen zweiten Faktor, der sich zurücksetzen ließe.'
export const noFactorYet =
  'Wiederherstellungscodes gibt es erst zu einem zweiten Faktor. Bitte richten Sie zuerst eine App oder einen Passkey ein.'

// Yearly reports

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

// Customers, accounts and invitations
export const deviceSignedOut = 'Dieses Gerät ist schon abgemeldet. Bitte laden Sie die Seite neu.'
export const signInUnchecked =
  'Ihre Anmeldung kann gerade nicht geprüft werden. Bitte versuchen Sie es in einigen Minuten noch einmal.'
export const manySignIns =
  'Gerade melden sich sehr viele Menschen gleichzeitig an. Bitte versuchen Sie es in einigen Sekunden noch einmal.'
export const lockedLinkExpired =
  'Dieser Link gilt nicht mehr. Bitte öffnen Sie die Unterlage in den Einstellungen noch einmal.'
export const calendarGone =
  'Diesen Kalender gibt es nicht mehr. Bitte löschen Sie das Abonnement, oder holen Sie sich in den Einstellungen die neue Adresse.'

// The list of documents, and their files
export const badCursor =
  'Die Angabe cursor ist ungültig. Bitte rufen Sie die Liste von vorn ab: Sie nennt selbst, wie es weitergeht.'
export const noDocumentOfList =
  'Die Angabe fileUrl nennt kein Dokument aus einer Liste. Bitte laden Sie die Liste der Dokumente neu.'
export const documentGone =
  'Dieses Dokument gibt es nicht mehr. Bitte laden Sie die Liste der Dokumente neu.'
export const notSoLong =
  'So lang ist dieses Dokument nicht. Bitte laden Sie es noch einmal von vorn.'
export const noSafePreview =
  'Von diesem Dokument gibt es keine Vorschau, weil es sich nicht vollständig prüfen lässt: Es ist mit einem Passwort geschützt, beschädigt oder ungewöhnlich aufgebaut. Sie können es herunterladen; öffnen Sie es nur, wenn Sie wissen, von wem es stammt.'
export const cannotBeOpened = 'Das Dokument kann nicht geöffnet werden'
const askForBackup =
  'Bitte wenden Sie sich an uns, damit wir sie aus einer Sicherung zurückholen, und nennen Sie dabei den Namen des Dokuments.'
export const fileLost = `Die Datei dieses Dokuments fehlt in unserem Speicher. ${askForBackup}`
export const fileDamaged = `Die Datei dieses Dokuments ist beschädigt und wird deshalb nicht geöffnet. ${askForBackup}`

// Uploads
export const uploadedByCustomer =
  'Vielen Dank! Ihr Dokument ist eingegangen. Sobald wir es erfasst haben, schreiben wir Ihnen eine E-Mail.'
export const uploadedByStaff = 'Hochgeladen!'
export const uploadedToInbox =
  'Hochgeladen! Das Dokument wartet im Eingang darauf, erfasst zu werden.'
export const noName = 'Bitte Name + Datei auswählen.'
export const noCustomer = 'Bitte Kunde wählen.'
export const noStreet = 'Bitte Straße/HNr. wählen.'
export const noType = 'Bitte Typ wählen oder neu anlegen.'
export const noDate = 'Bitte Datum wählen.'
export const noLabel = 'Bitte Kurzbezeichnung eingeben.'
export const noFile = 'Bitte Datei auswählen.'
export const otherCustomerInName =
  'Der Name nennt einen anderen Kunden als den gewählten. Bitte wählen Sie den Kunden noch einmal.'
export const noForm =
  'Dokumente werden als Formular gesendet. Bitte senden Sie dieses mit dem Content-Type multipart/form-data.'
export const brokenForm =
  'Das Formular ist nicht vollständig angekommen. Bitte laden Sie das Dokument noch einmal hoch.'
export const largeFile = (megabytes: number) =>
  `Die Datei ist größer als ${megabytes} MB. Bitte wählen Sie eine kleinere.`
export const longText = 'Der Name oder die Bemerkung ist zu lang. Bitte kürzen Sie den Text.'
export const brokenConnection =
  'Die Verbindung ist abgebrochen. Bitte laden Sie das Dokument noch einmal hoch.'
export const otherUploadOfKey =
  'Unter diesem Idempotency-Key wurde schon ein anderes Dokument hochgeladen. Bitte wählen Sie für jedes Dokument einen neuen.'
export const manyUploads =
  'Es werden gerade sehr viele Dokumente hochgeladen. Bitte versuchen Sie es in einigen Sekunden noch einmal.'
export const manyOwnUploads =
  'Mehrere Ihrer Dokumente werden noch geprüft. Bitte laden Sie dieses in einigen Sekunden noch einmal hoch.'

// Files that are no documents
export const emptyFile = 'Diese Datei ist leer. Bitte wählen Sie sie noch einmal aus.'
export const unknownFile =
  'Diese Datei ist weder ein PDF noch ein Bild im Format JPEG, PNG, WebP oder HEIC. Bitte speichern Sie sie als PDF und laden Sie sie dann hoch.'
export const brokenFile =
  'Diese Datei ist beschädigt und lässt sich nicht öffnen. Bitte speichern oder scannen Sie sie noch einmal und laden Sie die neue Datei hoch.'
export const noPages =
  'Dieses PDF hat keine Seiten. Bitte prüfen Sie, ob es die richtige Datei ist.'
export const tooManyPixels =
  'Dieses Bild hat mehr als 100 Megapixel. Bitte verkleinern Sie es und laden Sie es dann hoch.'

// Putting documents right
export const documentGoneForStaff =
  'Dieses Dokument gibt es hier nicht mehr: Es wurde inzwischen entfernt oder einem anderen Kunden zugeordnet. Bitte laden Sie die Liste neu.'
export const documentChanged =
  'Dieses Dokument wurde inzwischen von jemand anderem geändert. Bitte laden Sie die Liste neu, und prüfen Sie es noch einmal.'
export const notFiled =
  'Dieses Dokument kam nicht über den Eingang. Zurücknehmen lässt sich nur, was dort erfasst wurde. Bitte korrigieren Sie es stattdessen.'
export const nothingForDemo =
  'Die Dokumente der Demo kann jeder sehen. Bitte wählen Sie einen anderen Kunden.'
export const removedGone =
  'Dieses Dokument ist nicht mehr unter den entfernten: Die Frist ist abgelaufen. Bitte laden Sie die Seite neu.'

// The inbox
export const noDocumentInInbox = 'Dieses Dokument gibt es nicht. Bitte laden Sie den Eingang neu.'
export const emptyNames =
  'Straße, Typ und Kurzbezeichnung müssen Buchstaben oder Ziffern enthalten. Bitte prüfen Sie die Angaben.'
export const filedOtherwise =
  'Dieses Dokument ist schon erfasst, und zwar mit anderen Angaben. Bitte laden Sie den Eingang neu.'

// Accounts and their addresses
export const accountGone = 'Dieses Konto gibt es nicht mehr.'
export const accountTaken =
  'Dieses Konto ist schon vergeben. Bitte registrieren Sie sich mit einer anderen E-Mail-Adresse.'
export const noAccountOfAddress =
  'Zu dieser Adresse gibt es noch kein Konto. Bitte prüfen Sie die Schreibweise, oder laden Sie die Person ein.'
export const accountLinkedBefore = (customerId: string) =>
  `Dieses Konto sieht den Kunden ${customerId} schon.`
export const accountOfStaff =
  'Diese Adresse gehört Ihrem Haus: Ein solches Konto sieht ohnehin alle Kunden. Bitte nennen Sie die Adresse eines Kunden.'
export const addressNotHere =
  'Die Adresse dieses Kontos verwaltet der Anmeldedienst. Die Person kann sie nur dort ändern.'
export const onlyCustomersAddresses =
  'Hier ändern Sie nur Adressen von Kunden. Die Ihres Hauses ändern Sie unter „Mitarbeiter“.'
export const addressTaken =
  'Unter dieser Adresse gibt es schon ein Konto. Bitte nennen Sie eine andere, oder beenden Sie zuerst jenes Konto.'
export const addressReserved =
  'Diese Adresse ist für Ihr Haus vorgesehen. Bitte nennen Sie eine andere.'
export const sameAddress = 'Das ist schon die Adresse dieses Kontos.'

// Invitations
export const unknownInvitedCustomer = (customerId: string) =>
  `Den Kunden ${customerId} gibt es nicht. Bitte prüfen Sie die Kundennummer, oder lesen Sie zuerst seine Daten ein.`
export const unknownInvitedAddress = (email: string, variable: string) =>
  `Die Adresse ${email} steht nicht in ${variable}. Bitte laden Sie sie in der Verwaltung unter „Mitarbeiter“ ein, oder tragen Sie sie dort ein und starten Sie den Dienst neu.`
export const roleOfVariable = (email: string, variable: string) =>
  `Die Rolle von ${email} gibt ${variable} in den Einstellungen des Dienstes vor. Bitte ändern Sie sie dort.`
export const addressOfCustomer =
  'Zu dieser Adresse gehört das Konto eines Kunden. Bitte nennen Sie eine andere.'
export const hasRole =
  'Diese Adresse hat schon einen Zugang. Für eine andere Rolle beenden Sie ihn bitte zuerst.'
export const lastOperator =
  'Das ist der letzte Betreiber. Bitte laden Sie zuerst einen anderen ein.'
export const invitationGone =
  'Diese Einladung gibt es nicht mehr: Sie wurde inzwischen verwendet, erneuert oder zurückgezogen.'

// Guests
export const guestWithoutPart =
  'Bitte wählen Sie, was der Gast lesen darf: Zahlen, Kredite oder Dokumente.'
export const guestWithoutYear = 'Bitte wählen Sie mindestens ein Jahr, oder „alle Jahre“.'
export const guestUntilPast =
  'Der letzte Tag liegt in der Vergangenheit. Bitte wählen Sie einen späteren.'
export const guestTooLong = (latest: string) =>
  `Ein Gast darf höchstens zwei Jahre lang lesen. Bitte wählen Sie einen Tag bis zum ${latest}; verlängern können Sie später.`
export const guestInvitedBefore = (email: string) =>
  `${email} ist hier schon Gast oder eingeladen. Bitte ändern Sie den bestehenden Eintrag, oder beenden Sie ihn zuerst.`
export const guestIsMember = (email: string) =>
  `${email} gehört schon zu diesem Bestand und sieht alles. Eine Einladung als Gast ist nicht nötig.`
export const guestIsStaff =
  'Diese Adresse gehört dem Betreiber. Seine Mitarbeiter sehen den Bestand ohnehin; bitte laden Sie eine andere Adresse ein.'
export const guestInvitationOfStaff =
  'Mitarbeiter des Betreibers können nicht Gast sein. Bitte melden Sie sich mit einem anderen Konto an.'
export const tooManyGuests = (most: number) =>
  `Mehr als ${most} Gäste kann ein Bestand nicht haben. Bitte beenden Sie zuerst den Zugang eines anderen.`
export const guestWithoutOwner =
  'Dieser Kunde hat noch kein Konto, dem wir den Gast mitteilen können. Bitte laden Sie zuerst den Eigentümer ein.'
export const guestGone =
  'Diesen Gast gibt es nicht mehr: Sein Zugang wurde inzwischen beendet. Bitte laden Sie die Seite neu.'
export const guestJoinedBefore =
  'Dieser Gast hat seine Einladung schon angenommen und braucht keine neue.'

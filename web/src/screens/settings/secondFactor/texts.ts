export const heading = 'Zweiter Faktor'
export const note =
  'Damit kommt niemand in Ihr Konto, der nur Ihr Passwort kennt: Beim Anmelden fragen wir zusätzlich nach dem Code einer App, oder Sie melden sich mit einem Passkey an.'
export const mustAdd =
  'Ihr Konto braucht einen zweiten Faktor. Richten Sie hier eine App oder einen Passkey ein, dann geht es weiter.'
export const mustAddApp =
  'Ihr Konto braucht einen zweiten Faktor. Richten Sie hier eine Authenticator-App ein, dann geht es weiter.'
export const signInWithApp =
  'Ihre Authenticator-App ist eingerichtet. Bitte melden Sie sich ab und mit ihrem Code wieder an.'
export const failed = 'Ihr zweiter Faktor konnte nicht geladen werden.'

// The authenticator app
export const app = 'Authenticator-App'
export const appOn = 'Eingerichtet. Beim Anmelden fragen wir nach ihrem Code.'
export const appOff = 'Nicht eingerichtet.'
export const addApp = 'App einrichten'
export const removeApp = 'App entfernen'
export const removeAppQuestion = 'App entfernen?'
export const removeAppNote =
  'Beim Anmelden fragen wir dann nicht mehr nach ihrem Code. Löschen Sie den Eintrag danach auch in der App.'
export const scan =
  'Scannen Sie diesen QR-Code mit einer Authenticator-App auf Ihrem Telefon, zum Beispiel mit der Passwörter-App des iPhone, Google Authenticator oder Aegis.'
export const qrCode = 'QR-Code für die Authenticator-App'
export const secret = 'Oder geben Sie diesen Schlüssel in der App ein:'
export const firstCode = 'Code aus der App'
export const firstCodeHint = 'Die sechs Ziffern, die die App jetzt zeigt.'
export const enterCode = 'Bitte geben Sie den Code ein, den die App zeigt.'
export const finish = 'Einrichten'

// Passkeys
export const passkeys = 'Passkeys'
export const passkeysNote =
  'Ein Passkey meldet Sie ohne Passwort an: mit Fingerabdruck, Gesicht oder PIN Ihres Geräts, oder mit einem Sicherheitsschlüssel.'
export const noPasskeys = 'Sie haben noch keinen Passkey.'
export const addPasskey = 'Passkey hinzufügen'
export const passkeysUnsupported = 'Dieser Browser unterstützt hier keine Passkeys.'
export const passkeyName = 'Name'
export const passkeyNameHint = 'Woran Sie ihn wiedererkennen, zum Beispiel „Mein Telefon“.'
export const enterName = 'Bitte geben Sie einen Namen ein.'
export const next = 'Weiter'
export const addedAt = (day: string) => `hinzugefügt am ${day},`
export const neverUsed = 'noch nie benutzt'
export const usedAt = (day: string) => `zuletzt benutzt am ${day}`
export const rename = 'Umbenennen'
export const renameOf = (name: string) => `Passkey „${name}“ umbenennen`
export const renamePasskey = 'Passkey umbenennen'
export const save = 'Speichern'
export const remove = 'Entfernen'
export const removeOf = (name: string) => `Passkey „${name}“ entfernen`
export const removePasskeyQuestion = 'Passkey entfernen?'
export const removePasskeyAction = 'Passkey entfernen'
export const removePasskeyNote = (name: string) =>
  `Mit „${name}“ können Sie sich dann nicht mehr anmelden. Löschen Sie ihn danach auch auf dem Gerät.`
export const cancel = 'Abbrechen'

// Recovery codes
export const codes = 'Wiederherstellungscodes'
export const codesLeft = (left: number) =>
  left === 0
    ? 'Sie haben keine mehr. Bitte erzeugen Sie neue.'
    : left === 1
      ? 'Einer ist noch unbenutzt. Bitte erzeugen Sie bald neue.'
      : `${left} sind noch unbenutzt.`
export const renewCodes = 'Neue Codes erzeugen'
export const renewCodesQuestion = 'Neue Wiederherstellungscodes erzeugen?'
export const renewCodesNote = 'Die bisherigen gelten dann nicht mehr.'
export const yourCodes = 'Ihre Wiederherstellungscodes'
export const codesNote =
  'Bewahren Sie sie an einem sicheren Ort auf, getrennt von Ihrem Telefon. Mit einem davon kommen Sie in Ihr Konto, wenn Sie Ihr Gerät verlieren. Jeder gilt einmal. Wir zeigen sie nur jetzt.'
export const copyCodes = 'Kopieren'
export const copyByHand = 'Bitte markieren und kopieren Sie die Codes mit der Tastatur.'
export const saveCodes = 'Als Datei speichern'
export const codesFile = 'Hausblick-Wiederherstellungscodes.txt'
export const codesKept = 'Ich habe sie aufbewahrt'
export const added = 'Ihr zweiter Faktor ist eingerichtet. Alle anderen Geräte wurden abgemeldet.'

export const factorGone =
  'Diesen zweiten Faktor gibt es nicht oder nicht mehr. Bitte laden Sie die Seite neu.'
export const noFactorToReset =
  'Dieses Konto hat keinen zweiten Faktor, der sich zurücksetzen ließe.'
export const noFactorYet =
  'Wiederherstellungscodes gibt es erst zu einem zweiten Faktor. Bitte richten Sie zuerst eine App oder einen Passkey ein.'
export const deviceSignedOut = 'Dieses Gerät ist schon abgemeldet. Bitte laden Sie die Seite neu.'
export const signInUnchecked =
  'Ihre Anmeldung kann gerade nicht geprüft werden. Bitte versuchen Sie es in einigen Minuten noch einmal.'
export const manySignIns =
  'Gerade melden sich sehr viele Menschen gleichzeitig an. Bitte versuchen Sie es in einigen Sekunden noch einmal.'

// Failed calls
export const unreachable =
  'Der Dienst ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.'
export const unreadable =
  'Die Antwort des Dienstes war nicht lesbar. Bitte versuchen Sie es später erneut.'

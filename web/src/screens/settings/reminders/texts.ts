// The texts of the reminders by mail.

export const reminders = 'E-Mails zu Ihrem Bestand'
export const remindersNote =
  'Jede dieser E-Mails enthält einen Link, mit dem Sie sie auch ohne Anmeldung beenden.'
export const remindersFailed = 'Ihre Wahl konnte nicht geladen werden.'
export const reminderNames = {
  date: 'Vor Terminen',
  document: 'Bei neuen Dokumenten',
  report: 'Bei neuen Jahresübersichten',
  month: 'Bei neuen Monatszahlen',
}
export const reminderNotes = {
  date: 'Eine E-Mail 30 und noch eine 7 Tage vor jedem Ihrer nächsten Termine.',
  document: 'Eine E-Mail am Abend, wenn jemand anderes Dokumente für Sie abgelegt hat.',
  report: 'Eine E-Mail am Abend, wenn eine neue Jahresübersicht für Sie freigegeben ist.',
  month:
    'Eine E-Mail am Abend, wenn die Zahlen eines neuen Monats da sind: welche Mieten eingegangen sind und was bleibt.',
}
export const reportsUnchosen =
  'Bis Sie hier wählen, schickt Ihre Verwaltung sie Ihnen von sich aus.'

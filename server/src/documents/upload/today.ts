/** The day in Germany, as ISO 8601: who uploads after midnight in summer is not put into the day before. */
export function todayInGermany(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date())
}

/** What letters of a type are called in their titles, besides its name. */
interface TitleKind {
  /** The names under which houses file them, the usual one first. */
  readonly names: readonly string[]
  readonly titles: readonly string[]
}

export const titleKinds: readonly TitleKind[] = [
  {
    names: ['Nebenkostenabrechnung', 'Betriebskostenabrechnung'],
    titles: [
      'Betriebskostenabrechnung',
      'Nebenkostenabrechnung',
      'Heiz- und Betriebskostenabrechnung',
      'Betriebs- und Heizkostenabrechnung',
      'Abrechnung der Betriebskosten',
      'Abrechnung der Nebenkosten',
      'Abrechnung über die Betriebskosten',
    ],
  },
  {
    names: ['Anschreiben', 'Schriftverkehr', 'Schreiben', 'Brief', 'Korrespondenz'],
    titles: ['Information', 'Informationen', 'Mitteilung', 'Hinweis', 'Hinweise', 'Rundschreiben'],
  },
  {
    names: ['Protokoll', 'Niederschrift'],
    titles: ['Niederschrift', 'Protokoll'],
  },
  {
    names: ['Grundsteuerbescheid', 'Grundsteuer', 'Bescheid'],
    titles: ['Grundsteuerbescheid', 'Bescheid über die Grundsteuer', 'Grundbesitzabgabenbescheid'],
  },
  {
    names: ['Versicherung', 'Versicherungsschein'],
    titles: ['Versicherungsschein', 'Versicherungspolice', 'Police'],
  },
  { names: ['Kreditvertrag', 'Darlehensvertrag'], titles: ['Darlehensvertrag', 'Kreditvertrag'] },
  { names: ['Mietvertrag'], titles: ['Mietvertrag'] },
]

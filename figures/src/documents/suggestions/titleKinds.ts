/** What letters of a kind are called in their titles. */
export interface TitleKind {
  /** The names under which houses usually file them; the first is that of the kind. */
  readonly names: readonly string[]
  readonly titles: readonly string[]
  /** What letters of it say, in whatever words. */
  readonly says?: RegExp
  /** `document`: greets nobody, letters only refer to it. `anybody`: anyone may write it. Else only a firm or office. */
  readonly from?: 'document' | 'anybody'
  /** Words of titles that are about another thing of this name: the end of an insurance is not that of a tenancy. */
  readonly notWith?: RegExp
}

/** The kinds that are easily taken for each other; those that a house never files are here so that they are told from the others. */
export const titleKinds: readonly TitleKind[] = [
  {
    names: ['Nebenkostenabrechnung', 'Betriebskostenabrechnung'],
    says: /vorauszahlung|voraus(?:gezahlt|bezahlt)|guthaben|nachforderung|nachzahlung|nachzuzahlen|zahlen sie .* nach|umlagefahig|umgelegt|abschlage/u,
    titles: [
      ...['Betriebskostenabrechnung', 'Nebenkostenabrechnung', 'Umlagenabrechnung'],
      ...['Heiz- und Betriebskostenabrechnung', 'Heiz- und Nebenkostenabrechnung'],
      ...['Betriebs- und Heizkostenabrechnung', 'Neben- und Heizkostenabrechnung'],
      ...['Abrechnung der Betriebskosten', 'Abrechnung der Nebenkosten'],
      ...['Abrechnung über die Betriebskosten', 'Abrechnung über die Nebenkosten'],
      ...['Abrechnung Betriebskosten', 'Abrechnung Nebenkosten', 'Abrechnung Ihrer Betriebskosten'],
      ...['Abrechnung Ihrer Nebenkosten', 'Jahresabrechnung der Betriebskosten'],
    ],
  },
  {
    names: ['Anschreiben', 'Schriftverkehr', 'Schreiben', 'Brief', 'Korrespondenz'],
    titles: ['Information', 'Informationen', 'Mitteilung', 'Hinweis', 'Hinweise', 'Rundschreiben'],
  },
  {
    names: ['Protokoll', 'Niederschrift'],
    from: 'document',
    says: /beschluss|beschlossen|abstimmung|enthaltung|tagesordnung|(?<!\p{L})top \d|anwesend|einstimmig|miteigentum/u,
    titles: [
      ...['Niederschrift', 'Protokoll', 'Versammlungsprotokoll', 'Versammlungsniederschrift'],
      ...['Eigentümerversammlungsprotokoll', 'Beschlussprotokoll', 'Sitzungsprotokoll'],
    ],
    notWith: /ubergabe|abnahme|wartung|begehung|mess|ablese|prufung/u,
  },
  {
    names: ['Grundsteuerbescheid', 'Grundsteuer', 'Bescheid'],
    says: /grundsteuer b|hebesatz|messbetrag|messbescheid|festgesetzt|festsetzung|kassenzeichen|fallig|je quartal/u,
    titles: [
      ...['Grundsteuerbescheid', 'Bescheid über die Grundsteuer', 'Bescheid über Grundsteuer'],
      ...['Grundbesitzabgabenbescheid', 'Bescheid über Grundbesitzabgaben', 'Grundabgabenbescheid'],
      ...['Bescheid über die Festsetzung der Grundsteuer', 'Festsetzung der Grundsteuer'],
      ...['Abgabenbescheid Grundsteuer', 'Steuerbescheid Grundsteuer', 'Grundsteuer-Bescheid'],
      ...['Bescheid über die Grundbesitzabgaben', 'Grundsteuerjahresbescheid'],
    ],
  },
  {
    names: ['Versicherungsschein', 'Versicherung'],
    from: 'document',
    says: /pramie|beitrag|selbstb(?:eteiligung|ehalt)|deckung|versichert|versicherungs(?:summe|beginn|ort|schutz)|risikoort|(?<!\p{L})schutz(?!\p{L})/u,
    titles: ['Versicherungsschein', 'Versicherungspolice', 'Police', 'Versicherungsurkunde'],
  },
  {
    names: ['Kreditvertrag', 'Darlehensvertrag'],
    titles: ['Darlehensvertrag', 'Kreditvertrag', 'Darlehenszusage'],
  },
  {
    names: ['Mietvertrag'],
    from: 'document',
    says: /mietbeginn|mietverhaltnis|kaltmiete|grundmiete|mietsache|mietobjekt|mietzeit|kaution|gegen [\d.,]+ (?:euro|eur|€)|untervermiet/u,
    titles: [
      ...['Mietvertrag', 'Wohnraummietvertrag', 'Wohnungsmietvertrag', 'Wohnraum-Mietvertrag'],
      ...['Vertrag über die Miete', 'Vertrag über die Vermietung', 'Vertrag über Wohnraum'],
      ...[
        'Garagenmietvertrag',
        'Stellplatzmietvertrag',
        'Gewerbemietvertrag',
        'Einheitsmietvertrag',
      ],
      ...['Geschäftsraummietvertrag', 'Staffelmietvertrag', 'Indexmietvertrag', 'Zeitmietvertrag'],
    ],
  },
  {
    names: ['Kündigung'],
    from: 'anybody',
    says: /kundigen? (?:ich|wir|hiermit|das|den|die|meine?n?|unsere?n?)|hiermit kundige|ausziehen|zieh(?:e|en) .*aus(?!\p{L})|verlass(?:e|en)(?!\p{L})|(?:gebe|geben) .*wohnung .*auf(?!\p{L})|beende/u,
    titles: [
      ...['Kündigung', 'Wohnungskündigung', 'Mietkündigung', 'Kündigungsschreiben'],
      ...['Kündigung des Mietvertrags', 'Kündigung meines Mietvertrags', 'Kündigung Mietvertrag'],
      ...['Kündigung unseres Mietvertrags', 'Kündigung des Mietvertrages', 'Eigenbedarfskündigung'],
      ...['Kündigung meines Mietvertrages', 'Kündigung unseres Mietvertrages'],
    ],
    notWith:
      /versicher|vertrag|darlehen|kredit|konto|liefer|verwalt|strom|gas|wartung|hauswart|telefon|internet|mitglied|abo|dienst|spar/u,
  },
  {
    names: ['Mieterhöhung'],
    says: /kaltmiete|grundmiete|nettomiete|ortsubliche|vergleichs|mietspiegel|verbraucherpreis|index|staffel|§ 55\d|erhoht sich|steigt/u,
    titles: [
      ...['Mieterhöhung', 'Mieterhöhungsverlangen', 'Mieterhöhungserklärung', 'Mietanpassung'],
      ...[
        'Erhöhung der Miete',
        'Erhöhung Ihrer Miete',
        'Anpassung der Miete',
        'Anhebung der Miete',
      ],
      ...['Anpassung Ihrer Miete', 'Anhebung Ihrer Miete', 'Ankündigung einer Mieterhöhung'],
      ...['Erhöhung der Grundmiete', 'Erhöhung der Kaltmiete', 'Erhöhung Ihrer Grundmiete'],
      ...['Verlangen auf Zustimmung zur Mieterhöhung', 'Zustimmung zur Mieterhöhung'],
    ],
  },
  {
    names: ['Rechnung'],
    says: /netto|brutto|mwst|mehrwertsteuer|umsatzsteuer|ust|zu uberweisen|gesamtbetrag|rechnungsbetrag|endbetrag|summe|skonto|zahlbar|abschlag|lastschrift/u,
    titles: [
      ...['Rechnung', 'Schlussrechnung', 'Abschlagsrechnung', 'Teilrechnung', 'Handwerkerrechnung'],
      ...[
        'Gebührenrechnung',
        'Wartungsrechnung',
        'Reparaturrechnung',
        'Stromrechnung',
        'Gasrechnung',
      ],
      ...['Wasserrechnung', 'Montagerechnung', 'Sammelrechnung', 'Honorarrechnung', 'Endrechnung'],
      ...[
        'Materialrechnung',
        'Jahresrechnung',
        'Monatsrechnung',
        'Lieferrechnung',
        'Teilschlussrechnung',
      ],
    ],
  },
  ...[
    ['Angebot', 'Kostenvoranschlag', 'Offerte', 'Kostenangebot', 'Kostenschätzung'],
    [
      'Auftrag',
      'Auftragsbestätigung',
      'Bestellung',
      'Lieferschein',
      'Arbeitsschein',
      'Leistungsnachweis',
    ],
    ['Mahnung', 'Zahlungserinnerung', 'Zahlungsaufforderung', 'Offene Posten', 'Mahnbescheid'],
    ['Gutschrift', 'Stornorechnung', 'Storno', 'Rechnungskorrektur', 'Korrekturrechnung'],
    [
      'Heizkostenabrechnung',
      'Verbrauchsabrechnung',
      'Wärmeabrechnung',
      'Abrechnung der Heizkosten',
    ],
    ['Hausgeldabrechnung', 'Jahresabrechnung', 'Wohngeldabrechnung', 'Einzelabrechnung'],
    ['Wirtschaftsplan', 'Einzelwirtschaftsplan'],
    ['Kontoauszug', 'Auszug', 'Umsatzübersicht', 'Umsatzanzeige', 'Finanzstatus'],
    ['Zinsbescheinigung', 'Bescheinigung', 'Jahresbescheinigung'],
    [
      'Nachtrag',
      'Vertragsänderung',
      'Aufhebungsvertrag',
      'Mietaufhebungsvertrag',
      'Untermietvertrag',
    ],
    ['Widerspruch', 'Einspruch', 'Einwendungen', 'Beschwerde', 'Reklamation', 'Klage', 'Widerruf'],
    ['Mängelanzeige', 'Mangelanzeige', 'Mängelmeldung', 'Mietminderung', 'Schadensmeldung'],
    ['Schadenmeldung', 'Schadenanzeige', 'Schadensanzeige', 'Schadennummer'],
    [
      'Übergabeprotokoll',
      'Abnahmeprotokoll',
      'Wohnungsübergabeprotokoll',
      'Wohnungsabnahmeprotokoll',
    ],
    ['Wartungsprotokoll', 'Prüfprotokoll', 'Messprotokoll', 'Wartungsbericht', 'Prüfbericht'],
    [
      'Gebührenbescheid',
      'Abgabenbescheid',
      'Steuerbescheid',
      'Messbescheid',
      'Grundsteuermessbescheid',
    ],
    ['Wertbescheid', 'Grundsteuerwertbescheid', 'Einheitswertbescheid'],
    ['Einladung', 'Ladung', 'Tagesordnung'],
    ['Vollmacht', 'Kündigungsbestätigung', 'Bestätigung', 'Eingangsbestätigung', 'Selbstauskunft'],
    [
      'Grundbuchauszug',
      'Grundbuch',
      'Energieausweis',
      'Kaufvertrag',
      'Wartungsvertrag',
      'Werkvertrag',
    ],
  ].flatMap((titles) => titles.map((title) => ({ names: [title], titles: [title] }))),
]

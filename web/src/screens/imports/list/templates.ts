/** The tables that can be filled in by hand, by the operators' names, as people call them. */
export const templates = [
  { table: 'property-overview', title: 'Einheiten' },
  { table: 'dashboard-property', title: 'Zahlen der Einheiten' },
  { table: 'object-overview', title: 'Objekte' },
  { table: 'dashboard-object', title: 'Zahlen der Objekte' },
  { table: 'dashboard-portfolio', title: 'Portfolio' },
  { table: 'credit-overview', title: 'Kredite' },
  { table: 'credit-terms', title: 'Kreditkonditionen' },
  { table: 'amounts-by-kind', title: 'Beträge nach Art' },
] as const

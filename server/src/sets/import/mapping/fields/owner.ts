import { defineField, type SourceFields } from './field.ts'
import { customerFields } from './shared.ts'

export const ownerFields: SourceFields = {
  customerid: defineField(
    'id',
    `${customerFields.customerid?.synonyms.join('; ')}; Nr.; ID; Personennummer; Person Nr.; Adressnummer; Debitor; Debitorennummer; Kontaktnummer; Kontakt-ID; Partnernummer; Geschäftspartner; Geschäftspartnernummer; GP-Nr.; Stammnummer; Kontonummer`,
    { fillers: 'Nr. ID Referenz' },
  ),
  name: defineField(
    'text',
    `Name; Eigentümer; Eigentümername; Name, Vorname; Nachname, Vorname; Vor- und Nachname; Vollständiger Name; Voller Name; Inhaber; Anzeigename; Name 1; Adressname; Matchcode; Kontakt; Kontaktname; Full name; Display name; Eigentümergemeinschaft; Bezeichnung; Partei`,
    { fillers: 'Name Vorname Nachname Firma' },
  ),
  firstname: defineField(
    'text',
    `Vorname; Vorname(n); Rufname; Vorn.; Vname; First name; Given name; Vorname 1; Vorname Inhaber; Kontakt Vorname`,
  ),
  lastname: defineField(
    'text',
    `Nachname; Nachn.; Nname; Last name; Family name; Nachname/Firma; Nachname 1; Kontakt Nachname`,
  ),
  email: defineField(
    'text',
    `E-Mail; E-Mail-Adresse; E-Mail 1; E-Mail geschäftlich; Elektronische Post`,
    { fillers: 'Adresse privat Kontakt' },
  ),
}

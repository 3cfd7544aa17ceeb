import { defineField, type SourceFields } from './field.ts'
import { customerFields } from './shared.ts'

/** The fields of a list of owners with their addresses. */
export const ownerFields: SourceFields = {
  customerid: {
    type: 'id',
    synonyms: [
      ...(customerFields.customerid?.synonyms ?? []),
      ...defineField(
        'id',
        'Nr.; Nummer; ID; Kennung; Personennummer; Person Nr.; Adressnummer; Adress-Nr.; Debitor; Debitorennummer; Kontaktnummer; Kontakt-ID; Partnernummer; Geschäftspartner; Geschäftspartnernummer; GP-Nr.; Stammnummer; Mitgliedsnummer; Kontonummer',
      ).synonyms,
    ],
  },
  name: defineField(
    'text',
    `Name; Eigentümer; Eigentümername; Name des Eigentümers; Name Eigentümer; Eigentümer Name; Kundenname; Kunde; Name, Vorname; Nachname, Vorname; Vor- und Nachname; Vorname Nachname; Vorname Name; Vollständiger Name; Voller Name; Name/Firma; Firma/Name; Name und Vorname; Inhaber; Anzeigename; Mandantenname; Name 1; Adressname; Matchcode; Kontakt; Kontaktname; Full name; Display name; Wohnungseigentümer; Eigentümergemeinschaft; Ansprechpartner; Bezeichnung; Partei`,
  ),
  firstname: defineField(
    'text',
    `Vorname; Vorname(n); Vornamen; Vorname Eigentümer; Vorname des Eigentümers; Eigentümer Vorname; Rufname; Vorn.; Vname; First name; Given name; Vorname 1; Vorname Kunde; Kunde Vorname; Vorname Inhaber; Kontakt Vorname`,
  ),
  lastname: defineField(
    'text',
    `Nachname; Familienname; Zuname; Nachname Eigentümer; Nachname des Eigentümers; Eigentümer Nachname; Nachn.; Nname; Last name; Surname; Family name; Nachname/Firma; Firma/Nachname; Nachname 1; Kunde Nachname; Kontakt Nachname; Familienname Eigentümer`,
  ),
  email: defineField(
    'text',
    `E-Mail; Email; eMail; Mail; E-Mail-Adresse; Emailadresse; Mailadresse; Mail-Adresse; E-Mail 1; E-Mail privat; E-Mail geschäftlich; E-Mail Eigentümer; E-Mail des Eigentümers; Elektronische Post; E-Mail-Kontakt; E-Mail-Anschrift; Kontakt E-Mail; E-Mail (privat); Email Address; E-Mails`,
  ),
}

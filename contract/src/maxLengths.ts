/** The longest texts that calls accept, in characters. The fields for them take no longer ones. */
export const maxLengths = {
  customerId: 64,
  email: 254,
  customerName: 120,
  /** A search of customers or invitations. */
  search: 254,
  /** A search of the documents' contents. */
  contentSearch: 200,
  /** A part of a document's file name. */
  fileNamePart: 200,
  /** In mails that people write. */
  mailSubject: 200,
  mailText: 5000,
  /** Each part of who is to be asked about a building or unit. */
  placeContact: 120,
  placeRemarks: 4000,
  /** The name of a program that may read or import. */
  programName: 80,
} as const

/** Tells an IBAN without spaces by its form. */
export const isIban = (account: string) => /^[A-Z]{2}\d\d[A-Z\d]{10,30}$/.test(account)

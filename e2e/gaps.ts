import { writeFile } from 'node:fs/promises'

/** A customer with incomplete data: each view lacks something else. */
export const GAPS = 'GAPS-1'

/** Tables by file name. */
const tables = {
  // A price, but no value, change, count or month.
  'portfolio.csv': `customerid;portfoliopurchasingvalue;avepurchasingdate
${GAPS};100000;2019`,
  // A value without a price; a value and a price without the change.
  'objekte.csv': `customerid;objectid;objectvalue;purchasingvalue;objectvaluechangein;objectincome012025
${GAPS};O-1;100000;;5%;500
${GAPS};O-2;250000;150000;;`,
  'objektuebersicht.csv': `customerid;objectid;street;number;numberofunits
${GAPS};O-1;Lückenweg;1;
${GAPS};O-2;Lückenweg;2;0`,
  'einheiten.csv': `customerid;propertyid;purchasingvalue;propertyincome012025;propertyexpenses012025
${GAPS};W-1;100000;893,45;210,10`,
  'einheitenuebersicht.csv': `customerid;propertyid;street;number;tenantlastname
${GAPS};W-1;Lückenweg;1;Beispiel`,
}

/** Writes the tables of `GAPS` to the paths that `folder` returns, and returns those. */
export async function writeGaps(folder: (name: string) => string): Promise<string[]> {
  const files = Object.entries(tables).map(([name, text]) => ({ path: folder(name), text }))
  await Promise.all(files.map(({ path, text }) => writeFile(path, `${text}\n`)))
  return files.map(({ path }) => path)
}

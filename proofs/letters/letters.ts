import { CUSTOMERS, HOUSES } from './houses.ts'
import { houseKinds } from './kinds/house.ts'
import { neverFiledKinds } from './kinds/never.ts'
import { tenancyKinds } from './kinds/tenancy.ts'
import { addDays, type Block, type Letter } from './letter.ts'
import { startRandom } from './random.ts'

const kinds = [...tenancyKinds, ...houseKinds, ...neverFiledKinds]
const NAMES_OF_COMPANIES = /GbR|GmbH/

/**
 * Writes letters about the houses of `houses.ts`, of all kinds in turn. The same seed writes the same letters; other seeds write
 * others, whose words differ as much as those of one house's post do.
 */
export function writeLetters(count: number, seed: number): Letter[] {
  const random = startRandom(seed)
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length]
    if (!kind) throw new RangeError('There are no kinds.')
    const house = random.pick(HOUSES)
    const flat = random.pick(house.flats.filter(({ tenant }) => tenant))
    const { title, first, last } = flat.tenant ?? { title: '', first: '', last: '' }
    const address = `${house.street} ${house.number}`
    const short = address.replace(/straße /, 'str. ').replace(/Straße /, 'Str. ')
    const date = addDays('2025-01-02', random.between(0, 640))
    const owner = nameInLetters(CUSTOMERS[flat.customer] ?? '')
    const blocks = kind.write({
      random,
      date,
      address,
      place: random.pick([
        address,
        `${address}, ${house.zipCode} ${house.city}`,
        `${address} in ${house.city}`,
        short,
      ]),
      street: house.street,
      city: house.city,
      zipCode: house.zipCode,
      flat: flat.label,
      tenant: `${title} ${first} ${last}`,
      tenantName: `${first} ${last}`,
      owner,
    })
    const text = blocks.map(textOf).join('\n\n')
    const owners = new Set(house.flats.map(({ customer }) => customer))
    const isClear = owners.size === 1 || kind.isOfFlat || text.includes(owner)
    return {
      type: kind.type,
      isFiled: kind.isFiled,
      date,
      address,
      customer: isClear ? flat.customer : null,
      tenant: kind.isOfFlat ? last : null,
      unit: kind.isOfFlat ? flat.id : null,
      blocks,
      text,
    }
  })
}

/** `Sommerfeld, Gisela` is `Gisela Sommerfeld`. */
function nameInLetters(name: string): string {
  return NAMES_OF_COMPANIES.test(name) ? name : name.split(', ').reverse().join(' ')
}

function textOf(block: Block): string {
  if (block.is === 'address') return block.lines.join('\n')
  if (block.is === 'table') return block.rows.map((row) => row.join('\t')).join('\n')
  return block.text.replaceAll(/\s+/g, ' ')
}

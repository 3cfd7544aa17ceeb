import { MANAGER } from '../houses.ts'
import { type Block, type Subject, writeDay } from '../letter.ts'

export const text = (written: string): Block => ({ is: 'text', text: written })
export const title = (written: string): Block => ({ is: 'title', text: written })
export const table = (...rows: string[][]): Block => ({ is: 'table', rows })

/** The day of a letter: alone, after the town, or after a word for it. */
export function day({ random, date, city }: Subject): Block {
  const written = writeDay(random, date)
  const forms = [written, written, `${city}, den ${written}`, `Datum: ${written}`]
  return { is: 'date', text: random.pick(forms) }
}

export function sender(...parts: string[]): Block {
  return { is: 'sender', text: parts.join(' · ') }
}

export const fromManager = (): Block => sender(MANAGER.name, MANAGER.street, MANAGER.town)

export const toManager = (): Block => ({
  is: 'address',
  lines: [MANAGER.name, MANAGER.street, MANAGER.town],
})

/** To the owner in care of the manager, as authorities and companies write. */
export const toOwner = ({ owner }: Subject): Block => ({
  is: 'address',
  lines: [owner, `c/o ${MANAGER.name}`, MANAGER.street, MANAGER.town],
})

export const toTenant = ({ tenant, address, zipCode, city }: Subject): Block => ({
  is: 'address',
  lines: [tenant, address, `${zipCode} ${city}`],
})

export function greeting({ random }: Subject): Block {
  return text(
    random.pick([
      'Sehr geehrte Damen und Herren,',
      'Guten Tag,',
      'Sehr geehrte Damen, sehr geehrte Herren,',
    ]),
  )
}

export function farewell(name: string): Block[] {
  return [text('Mit freundlichen Grüßen'), { is: 'line', text: name }]
}

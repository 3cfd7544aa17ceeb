import { Building2 } from 'lucide'
import { EmptyNote } from '../ui/EmptyNote.tsx'
import { loadedScreen, type Screen } from './screen.tsx'

/** Stands for a page that the menus already lead to and that is still being built. */
export function inTheMaking(title: string): Screen {
  return loadedScreen(() => (
    <>
      <h1 className="mb-6 text-34 font-semibold tracking-tight">{title}</h1>
      <EmptyNote icon={Building2} title="Dieser Bereich ist im Aufbau.">
        Wir arbeiten daran. Bitte schauen Sie bald wieder vorbei.
      </EmptyNote>
    </>
  ))
}

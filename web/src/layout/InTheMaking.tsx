import { Hammer } from 'lucide-react'
import { EmptyNote } from '../ui/EmptyNote.tsx'
import type { Screen } from './screen.tsx'

/** Stands for a page that the menus already lead to and that is still being built. */
export function inTheMaking(title: string): Screen {
  return {
    Screen: () => (
      <>
        <h1 className="mb-6 text-34 font-semibold">{title}</h1>
        <EmptyNote icon={Hammer} title="Dieser Bereich ist im Aufbau.">
          Wir arbeiten daran. Bitte schauen Sie bald wieder vorbei.
        </EmptyNote>
      </>
    ),
    preload: async () => {},
  }
}

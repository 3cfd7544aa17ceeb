import { Buttons } from './Buttons.tsx'
import { Choices } from './Choices.tsx'
import { Dialogs } from './Dialogs.tsx'
import { Fields } from './Fields.tsx'
import { FigureSamples } from './FigureSamples.tsx'
import { NoteSamples } from './NoteSamples.tsx'
import { TableSamples } from './TableSamples.tsx'

const themes = [
  { id: 'light', title: 'Hell' },
  { id: 'dark', title: 'Dunkel' },
] as const

/** Shows every component of `ui` in every state, both themes side by side, at `/_components` of the development server. */
export function ComponentsPage() {
  return (
    <main className="min-h-dvh lg:grid lg:grid-cols-2">
      <h1 className="sr-only">Bausteine</h1>
      {themes.map(({ id, title }) => (
        <section
          key={id}
          data-column={id}
          aria-label={title}
          className="min-w-0 bg-background p-6 text-ink"
        >
          <h2 className="mb-8 text-26 font-semibold tracking-tight">{title}</h2>
          <div className="grid grid-cols-1 gap-10">
            <Buttons />
            <Fields />
            <Choices theme={id} />
            <FigureSamples />
            <TableSamples />
            <NoteSamples />
            <Dialogs />
          </div>
        </section>
      ))}
    </main>
  )
}

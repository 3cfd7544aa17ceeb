import { type Parameter, writeSearch } from '@hausblick/contract/searchParameters.ts'
import { useLocation } from 'react-router'
import { Link } from '../../../base/ui/Link.tsx'

interface Props<Section extends string> {
  /** Accessible name. */
  label: string
  /** The place of the section in the address. */
  parameter: Parameter<Section>
  sections: readonly Section[]
  names: Readonly<Record<Section, string>>
  shown: Section
}

export function SectionLinks<Section extends string>(props: Props<Section>) {
  const { label, parameter, sections, names, shown } = props
  const { search } = useLocation()
  return (
    <nav aria-label={label} className="mb-5 border-line border-b print:hidden">
      <ul className="-mb-px flex flex-wrap gap-x-1">
        {sections.map((section) => (
          <li key={section}>
            <Link
              to={{ search: writeSearch(parameter, search, section) }}
              aria-current={section === shown ? 'page' : undefined}
              className="flex min-h-11 items-center border-transparent border-b-2 px-3 font-medium text-ink-2 hover:text-ink aria-[current]:border-brand aria-[current]:text-brand"
            >
              {names[section]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

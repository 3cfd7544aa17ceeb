import type { ReactNode } from 'react'
import { MISSING } from '../../base/format/missing.ts'
import { Skeleton } from '../../base/ui/Skeleton.tsx'
import type { ListView } from './listAddress.ts'
import { OpenLink } from './OpenLink.tsx'

/** The props of a card for units or buildings. */
export interface CardProps<Item> {
  /** Undefined while loading. */
  item: Item | undefined
  onOpen: (id: string) => void
}

interface Props {
  item: { readonly id: string; readonly name: string } | undefined
  view: ListView
  onOpen: (id: string) => void
  address: string | undefined
  /** Key facts, in one line below the address. */
  facts: readonly Fact[] | undefined
  badge?: ReactNode
  children: ReactNode
  footer?: ReactNode
}

/** A card that opens its dialog when clicked anywhere. */
export function Card({ item, view, onOpen, address, facts, badge, children, footer }: Props) {
  return (
    <article className="card relative flex h-full flex-col p-5 transition-shadow has-[a:hover]:shadow-float has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h2 className="min-w-0 grow basis-32 text-17 font-semibold hyphens-auto wrap-anywhere">
          {item ? (
            <OpenLink
              item={item}
              view={view}
              onOpen={onOpen}
              className="outline-none after:absolute after:inset-0 after:rounded-card"
            />
          ) : (
            <Skeleton size="w-32" />
          )}
        </h2>
        {badge}
      </div>
      <p className="text-ink-2 wrap-anywhere">{address ?? <Skeleton size="w-48" />}</p>
      {facts ? (
        <CardFacts facts={facts} />
      ) : (
        <p className="mt-4">
          <Skeleton size="w-56" />
        </p>
      )}
      <dl className="pairs mt-3 gap-x-4 gap-y-3">{children}</dl>
      {footer && <div className="mt-auto pt-4 text-13">{footer}</div>}
    </article>
  )
}

export interface Fact {
  readonly name: string
  /** Null if unknown. */
  readonly value: string | null
}

/** The facts in one line. Values are self-explanatory; names are for screen readers, and shown beside unknown values. */
function CardFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="mt-4 flex flex-wrap gap-x-2">
      {facts.map(({ name, value }) => (
        <div
          key={name}
          className="flex gap-x-2 not-first:before:text-ink-3 not-first:before:[content:'·'_/_'']"
        >
          <dt className={value === null ? '' : 'sr-only'}>{name}</dt>
          <dd className="wrap-anywhere">{value ?? MISSING}</dd>
        </div>
      ))}
    </dl>
  )
}

interface EntryProps {
  name: string
  /** Undefined while loading. */
  value: string | undefined
  /** Whether it is the card's main figure, which takes a line of its own. */
  large?: boolean
}

export function CardEntry({ name, value, large = false }: EntryProps) {
  return (
    <div className={large ? 'col-span-full' : ''}>
      <dt className="text-13 text-ink-3">{name}</dt>
      <dd className={`font-semibold wrap-anywhere ${large ? 'text-20 tracking-tight' : ''}`}>
        {value ?? <Skeleton size="w-20" />}
      </dd>
    </div>
  )
}

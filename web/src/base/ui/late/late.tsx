import { type ComponentType, type ReactNode, Suspense, use } from 'react'
import { useIsHydrated } from '../useIsHydrated.ts'
import { FailedDialog } from './FailedDialog.tsx'
import { FailedPage } from './FailedPage.tsx'
import { FailedPart } from './FailedPart.tsx'
import { type Failure, LateBoundary } from './LateBoundary.tsx'
import { loadCode } from './loadCode.ts'

/** A component whose code is loaded on first render, with an error boundary of its own. */
export type Late<Props extends object> = ComponentType<Props> & {
  /** Loads the code in advance, after which it renders without suspending. Rejects with `MissingCode`. */
  readonly preload: () => Promise<void>
}

/** Imports a file whose default export is the component. */
type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>

/** Makes a page lazy. */
export function latePage(load: () => Promise<ComponentType>): Late<object> {
  return late(async () => ({ default: await load() }), {
    waiting: null,
    failed: (failure) => <FailedPage {...failure} />,
  })
}

/** Makes a part of a page lazy. Where the service renders, `waiting` keeps its place; if the code fails to load, `title` says so. */
export function latePart<Props extends object>(
  load: Load<Props>,
  { waiting, title }: { waiting: ReactNode; title: string },
): Late<Props> {
  return late(load, {
    waiting,
    failed: (failure) => <FailedPart title={title} {...failure} />,
  })
}

/** Makes a dialog lazy. The dialog must be rendered only while open. */
export function lateDialog<Props extends { onClose: () => void }>(load: Load<Props>): Late<Props> {
  return late(load, {
    waiting: null,
    failed: (failure, { onClose }) => <FailedDialog onClose={onClose} {...failure} />,
  })
}

interface Looks<Props> {
  /** The suspense fallback, also shown before hydration. */
  waiting: ReactNode
  failed: (failure: Failure, props: Props) => ReactNode
}

function late<Props extends object>(load: Load<Props>, looks: Looks<Props>): Late<Props> {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  const forget = () => {
    loading = undefined
  }
  // A failed attempt is kept; otherwise every render would start another.
  const loadOnce = () => {
    loading ??= loadCode(load).then((code) => {
      Loaded = code.default
    })
    return loading
  }
  const preload = async () => {
    try {
      await loadOnce()
    } catch (error) {
      forget()
      throw error
    }
  }
  function Suspending(props: Props) {
    if (!Loaded) use(loadOnce())
    return Loaded && <Loaded {...props} />
  }
  function Late(props: Props) {
    // What the service renders has no late code, and missing code would be an error of hydration.
    if (!useIsHydrated()) return looks.waiting
    return (
      <LateBoundary
        load={() => {
          if (!Loaded) forget()
          return loadOnce()
        }}
        forget={() => !Loaded && forget()}
        failed={(failure) => looks.failed(failure, props)}
      >
        <Suspense fallback={looks.waiting}>
          <Suspending {...props} />
        </Suspense>
      </LateBoundary>
    )
  }
  return Object.assign(Late, { preload })
}

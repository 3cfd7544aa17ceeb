import { Component, type ReactNode } from 'react'
import { ErrorNote } from '../ui/ErrorNote.tsx'

/** Under this name the session remembers for which missing code it has reloaded the page. */
const RELOADED = 'hausblick.reloaded'

interface Props {
  children: ReactNode
}

interface State {
  error?: Error
  /** Whether the page is about to be loaded anew. */
  leaving?: boolean
}

/**
 * Says so where a page cannot be shown. Its code can be missing, after a new release or without a connection: then the page is
 * loaded anew once by itself, and as soon as there is a connection. Or it is at fault.
 */
export class Crash extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidCatch(error: Error) {
    if (!isMissingCode(error)) return
    addEventListener('online', reload)
    if (!navigator.onLine || !isFirstTime(error)) return
    this.setState({ leaving: true })
    reload()
  }

  override componentWillUnmount() {
    removeEventListener('online', reload)
  }

  override render() {
    const { error, leaving } = this.state
    if (!error) return this.props.children
    if (leaving) return null
    const [verb, reason] = isMissingCode(error)
      ? ['geladen', 'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.']
      : ['angezeigt', 'Der Fehler liegt bei uns. Alle anderen Seiten können Sie weiter benutzen.']
    return (
      <>
        <h1 className="sr-only">Fehler</h1>
        <ErrorNote
          title={`Diese Seite konnte nicht ${verb} werden.`}
          reason={reason}
          onRetry={reload}
        />
      </>
    )
  }
}

function reload() {
  location.reload()
}

/** `lightPreload.ts` names the failure so, whatever the browser calls it. */
function isMissingCode(error: Error): boolean {
  return error.name === 'MissingCode'
}

/** Whether this code was not missing before; without storage it is taken for known, so that no page reloads for ever. */
function isFirstTime({ message }: Error): boolean {
  try {
    const isNew = sessionStorage.getItem(RELOADED) !== message
    sessionStorage.setItem(RELOADED, message)
    return isNew
  } catch {
    return false
  }
}

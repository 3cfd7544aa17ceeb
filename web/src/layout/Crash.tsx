import { Component, type ReactNode } from 'react'
import { logFailure } from '../data/failures.ts'
import { ErrorNote } from '../ui/ErrorNote.tsx'

interface Props {
  children: ReactNode
}

/** Says so where a page cannot be shown, most often because its code could not be loaded. */
export class Crash extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidCatch(error: Error) {
    logFailure(error)
  }

  override render() {
    if (!this.state.crashed) return this.props.children
    return (
      <ErrorNote
        title="Diese Seite konnte nicht geladen werden."
        reason="Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut."
        onRetry={() => location.reload()}
      />
    )
  }
}

import { LogIn } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../base/ui/Button.tsx'
import { backendUrl } from '../../../config.ts'
import { type AskProvider, createAskProvider } from '../askProvider.ts'
import { useProviders } from './useProviders.ts'

interface Props {
  /** Returns what a button says. */
  label: (name: string) => string
  /** Begins at a provider, and resolves to where the browser is to go. */
  start: (ask: AskProvider, provider: string) => Promise<{ readonly address: string }>
  onFail: (cause: unknown) => void
  /** The names of those that count; by default all. */
  only?: readonly string[]
  look?: 'primary' | 'secondary'
  className?: string
}

/** A button for each provider at which people sign in; none where none is configured. */
export function ProviderButtons({
  label,
  start,
  onFail,
  only,
  look = 'secondary',
  className,
}: Props) {
  const { providers: all } = useProviders()
  const providers = all.filter(({ name }) => only?.includes(name) ?? true)
  const [busy, setBusy] = useState(false)
  if (providers.length === 0) return null

  async function go(provider: string) {
    setBusy(true)
    try {
      const { address } = await start(createAskProvider(backendUrl), provider)
      location.assign(address)
    } catch (cause) {
      onFail(cause)
      setBusy(false)
    }
  }

  return (
    <div className={`grid gap-3 ${className ?? ''}`}>
      {providers.map(({ id, name }) => (
        <Button key={id} look={look} aria-disabled={busy} onClick={() => !busy && void go(id)}>
          <LogIn size={18} />
          {label(name)}
        </Button>
      ))}
    </div>
  )
}

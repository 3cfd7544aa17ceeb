import { CircleCheck } from 'lucide'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '../ui/Icon.tsx'

const REDIRECT_AFTER_MS = 2000

/** Says that the account is there, and leads on to the dashboard. It takes the focus of the form that it stands for. */
export function SignedUp() {
  const navigate = useNavigate()
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    message.current?.focus()
    const redirect = setTimeout(() => navigate('/dashboard', { replace: true }), REDIRECT_AFTER_MS)
    return () => clearTimeout(redirect)
  }, [navigate])
  return (
    <p
      ref={message}
      role="status"
      tabIndex={-1}
      className="flex items-start gap-3 rounded-control bg-income-soft px-4 py-3 text-income outline-none"
    >
      <Icon of={CircleCheck} size={20} className="mt-px shrink-0" />
      Registrierung erfolgreich! Du wirst weitergeleitet ...
    </p>
  )
}

import { CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'

const REDIRECT_AFTER_MS = 2000

/** Says that the account is there, and leads on to the dashboard. */
export function SignedUp() {
  const navigate = useNavigate()
  useEffect(() => {
    const redirect = setTimeout(() => navigate('/dashboard', { replace: true }), REDIRECT_AFTER_MS)
    return () => clearTimeout(redirect)
  }, [navigate])
  return (
    <p className="flex items-start gap-3 rounded-control bg-income-soft px-4 py-3 text-income">
      <CircleCheck aria-hidden size={20} className="mt-px shrink-0" />
      Registrierung erfolgreich! Du wirst weitergeleitet ...
    </p>
  )
}

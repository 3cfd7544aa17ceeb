import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { DoneNote } from '../../base/ui/DoneNote.tsx'
import * as texts from './texts.ts'

const REDIRECT_AFTER_MS = 2000

/** Confirms the new account and leads to where people arrive. */
export function SignedUp() {
  const navigate = useNavigate()
  useEffect(() => {
    const redirect = setTimeout(() => navigate('/', { replace: true }), REDIRECT_AFTER_MS)
    return () => clearTimeout(redirect)
  }, [navigate])
  return <DoneNote text={texts.done} />
}

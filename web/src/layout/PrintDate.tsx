import { useEffect, useRef } from 'react'
import { formatDay } from '../format/day.ts'

/** The day on which a page is printed, on paper only. */
export function PrintDate() {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const fillIn = () => place.current?.replaceChildren(formatDay(new Date().toISOString()))
    addEventListener('beforeprint', fillIn)
    return () => removeEventListener('beforeprint', fillIn)
  }, [])
  return <p ref={place} className="hidden text-ink-3 print:block" />
}

import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Takes files that are dropped anywhere on the page, where the browser would open them and leave the page. Answers whether
 * files are being dragged above it.
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [dragged, setDragged] = useState(false)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const onOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setDragged(true)
    }
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragged(false)
    }
    const onDrop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setDragged(false)
      take([...event.dataTransfer.files])
    }
    document.addEventListener('dragover', onOver)
    document.addEventListener('dragleave', onLeave)
    document.addEventListener('drop', onDrop)
    return () => {
      document.removeEventListener('dragover', onOver)
      document.removeEventListener('dragleave', onLeave)
      document.removeEventListener('drop', onDrop)
    }
  }, [])
  return dragged
}

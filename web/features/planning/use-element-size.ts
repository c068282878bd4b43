import { useCallback, useState } from 'react'

/** Returns the size of an element, known before the first paint and then followed. */
export function useElementSize(): [
  ref: (element: HTMLElement | null) => () => void,
  box: { width: number; height: number } | null,
] {
  const [box, setBox] = useState<{ width: number; height: number } | null>(null)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return () => {}
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      setBox((last) => (last?.width === width && last.height === height ? last : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, box]
}

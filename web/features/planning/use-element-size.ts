import { useCallback, useState } from 'react'

type Size = { width: number; height: number }

/**
 * Returns the size of an element, known before the first paint and then followed. Until it is measured, it is the
 * expected one.
 */
export function useElementSize(
  expected: () => Size | null,
): [ref: (element: HTMLElement | null) => () => void, box: Size | null] {
  const [box, setBox] = useState(expected)
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

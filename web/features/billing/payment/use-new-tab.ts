import { useState } from 'react'

/**
 * Opens a page in a new tab whose address is asked for first. `address` is where it is once it is known: a link for a
 * browser that let no tab open. `problem` is why there is none.
 */
export function useNewTab(ask: () => Promise<{ url: string }>) {
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const [address, setAddress] = useState<string | null>(null)
  const open = async () => {
    if (pending) return
    setPending(true)
    setProblem(null)
    // Opened before the answer: a browser only lets a click open a window.
    const tab = window.open('', '_blank')
    // The payment's page has no business with this one.
    if (tab) tab.opener = null
    try {
      const { url } = await ask()
      tab?.location.assign(url)
      setAddress(url)
    } catch (refusal) {
      tab?.close()
      setProblem(refusal)
    } finally {
      setPending(false)
    }
  }
  return { open, pending, problem, address }
}

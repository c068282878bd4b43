import { useState } from 'react'

/**
 * Opens a page in a new tab after requesting its address. `address` is then the link for a browser that blocked the
 * tab; `problem` is the reason why there is none.
 */
export function useNewTab(ask: () => Promise<{ url: string }>) {
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const [address, setAddress] = useState<string | null>(null)
  const open = async () => {
    if (pending) return
    setPending(true)
    setProblem(null)
    // Opens before the answer: a browser allows a new window only during a click.
    const tab = window.open('', '_blank')
    // The payment page must not control this one.
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

import { useEffect, useRef, useState } from 'react'
import { useAction } from '#api/action'
import { uploadCustomerDocument } from '#api/calls'
import { useGate } from '#features/billing/public'
import { useSession } from '#session/session'
import { type DocumentRefusal, refusalOf } from '#ui/file/document-file'

/** A file being sent: its progress, or its problem. */
export type Sending = {
  key: number
  file: File
  share: number
  problem: DocumentRefusal | { error: unknown } | null
}

/** Sends files one after the other. A stored one leaves the list; a failed one stays, with its reason. */
export function useDocumentUploads(customerId: number) {
  const { companyId } = useSession()
  const upload = useAction(uploadCustomerDocument)
  const gate = useGate('megabytes')
  const [sendings, setSendings] = useState<Sending[]>([])
  const queue = useRef(Promise.resolve())
  const lastKey = useRef(0)
  const change = (key: number, part: Partial<Sending>) =>
    setSendings((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const dismiss = (key: number) => setSendings((all) => all.filter((one) => one.key !== key))

  const sendOne = async ({ key, file }: Sending) => {
    const form = new FormData()
    form.append('file', file)
    const onProgress = (share: number) => change(key, { share })
    try {
      await gate.through(() => upload.mutateAsync({ params: { companyId, customerId }, form, onProgress }))
      dismiss(key)
    } catch (error) {
      change(key, { problem: { error } })
    }
  }
  const enqueue = (sending: Sending) => {
    queue.current = queue.current.then(() => sendOne(sending))
  }
  const isSending = sendings.some(({ problem }) => !problem)
  useLeaveGuard(isSending)
  return {
    sendings,
    prompt: gate.prompt,
    dismiss,
    send: (files: File[]) => {
      const fresh = files.map((file) => ({ key: ++lastKey.current, file, share: 0, problem: refusalOf(file) }))
      setSendings((all) => [...all, ...fresh])
      for (const sending of fresh) if (!sending.problem) enqueue(sending)
    },
    retry: (sending: Sending) => {
      change(sending.key, { share: 0, problem: null })
      enqueue(sending)
    },
  }
}

/** Closing the tab during an upload asks first. */
function useLeaveGuard(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isOn])
}

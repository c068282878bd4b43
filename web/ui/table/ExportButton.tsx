import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { download } from '#api/call'
import type { Call, ReadInput } from '#api/input'
import { useCan } from '#app/session'
import { useToast } from '../feedback/toast.ts'
import { saveFile } from '../save-file.ts'

type Props<E extends Call> = {
  /** The word on the button. */
  label: string
  /** The call that returns the file. */
  endpoint: E
  /** The list's current filters, so that the file has the same rows. */
  input: ReadInput<E>
}

/** Exports a list with its filters as a table file; for users with the permission. */
export function ExportButton<E extends Call>({ label, endpoint, input }: Props<E>) {
  const toast = useToast()
  const [pending, setPending] = useState(false)
  if (!useCan('exports.read')) return null
  const take = async () => {
    setPending(true)
    try {
      const { name, content } = await download(endpoint, input)
      saveFile(name, content)
    } catch (error) {
      toast.problem(error)
    } finally {
      setPending(false)
    }
  }
  return (
    <Button icon={<DownloadOutlined />} aria-label={label} title={label} loading={pending} onClick={() => void take()}>
      <span className="action-word">{label}</span>
    </Button>
  )
}

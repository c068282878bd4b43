import type { Call, ReadInput } from '#api/input'
import { useCan } from '#app/session'
import { DownloadButton } from '../file/DownloadButton.tsx'

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
  if (!useCan('exports.read')) return null
  return (
    <DownloadButton endpoint={endpoint} input={input} aria-label={label} title={label}>
      <span className="action-word">{label}</span>
    </DownloadButton>
  )
}

import { FileTextOutlined } from '@ant-design/icons'
import { type DragEvent, useState } from 'react'
import './FileDrop.css'

type Props = {
  label: string
  /** What file, in a sentence. */
  hint: string
  /** As in an `input`: `.csv`. */
  accept: string
  disabled?: boolean
  /** The system's dialog lets several be chosen. */
  multiple?: boolean
  /** More than one may be dropped; whoever takes one only says so. */
  onFiles: (files: File[]) => void
}

/** Where a file is chosen, or dropped. */
export function FileDrop({ label, hint, accept, disabled = false, multiple = false, onFiles }: Props) {
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    if (!disabled && event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files])
  }
  return (
    <label
      className={`file-drop${isOver ? ' file-drop-over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        className="visually-hidden"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // The same file, corrected, may be chosen again.
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <FileTextOutlined aria-hidden className="file-drop-icon" />
      <strong>{label}</strong>
      <span>{hint}</span>
    </label>
  )
}

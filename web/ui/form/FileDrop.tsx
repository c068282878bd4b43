import { FileTextOutlined } from '@ant-design/icons'
import { type DragEvent, useState } from 'react'
import './FileDrop.css'

type Props = {
  label: string
  /** The file to choose, in a sentence. */
  hint: string
  /** Accepted types as in an `input`: `.csv`. */
  accept: string
  disabled?: boolean
  /** Lets the system's dialog choose several files. */
  multiple?: boolean
  /** More than one may be dropped; a caller that takes one must say so. */
  onFiles: (files: File[]) => void
}

/** An area in which a file is chosen, or dropped. */
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
          // Lets the user choose the same file again after a correction.
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

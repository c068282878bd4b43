import { Button, type ButtonProps } from 'antd'
import { useState } from 'react'
import { BulkDialog, type BulkDialogProps } from './BulkDialog.tsx'

type Props<Row> = Omit<BulkDialogProps<Row>, 'onClose'> & Pick<ButtonProps, 'icon' | 'danger'>

/** The button of an action on several rows; its window says what will happen, and then what was refused. */
export function BulkAction<Row extends { id: number }>({ icon, danger, ...dialog }: Props<Row>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        icon={icon}
        danger={danger ?? false}
        aria-label={dialog.label}
        title={dialog.label}
        onClick={() => setIsOpen(true)}
      >
        <span className="action-word">{dialog.label}</span>
      </Button>
      {isOpen && <BulkDialog<Row> {...dialog} onClose={() => setIsOpen(false)} />}
    </>
  )
}

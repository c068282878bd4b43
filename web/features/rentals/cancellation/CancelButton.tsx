import { Button, type ButtonProps } from 'antd'
import { useState } from 'react'
import type { CancelledRental } from './CancelModal.tsx'
import { CancelModal } from './LazyCancelModal.tsx'

/** Opens the questions of a cancellation. Their code loads at the first opening. */
export function CancelButton({ rental, ...button }: Omit<ButtonProps, 'onClick'> & { rental: CancelledRental }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button danger {...button} onClick={() => setIsOpen(true)} />
      {isOpen && <CancelModal rental={rental} onClose={() => setIsOpen(false)} />}
    </>
  )
}

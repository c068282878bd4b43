import { expect, test } from 'vitest'
import { isOver, leftOf, totalOf } from './credit-total.ts'

const line = (quantity: number, total: number) => ({ quantity, total, quantityLeft: quantity, totalLeft: total })

test('an invoice from which an advance was taken off has less left than its lines', () => {
  const invoice = { total: 170, creditedAmount: 0, lines: [line(3, 240), line(1, 30), line(-1, -100)] }
  expect(leftOf(invoice)).toBe(17_000)
  expect(totalOf(invoice, [3, 1])).toBe(27_000)
  expect(isOver(invoice, [3, 1])).toBe(true)
  expect(isOver(invoice, [2, null])).toBe(false)
  expect(isOver({ ...invoice, creditedAmount: 10.01 }, [2])).toBe(true)
  expect(isOver({ ...invoice, creditedAmount: 10 }, [2])).toBe(false)
})

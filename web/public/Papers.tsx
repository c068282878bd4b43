/** @jsxImportSource preact */

import type { CustomerPaper } from '@filao/domain/invoicing/customer-paper'
import { formatEuros } from '@filao/domain/kernel/money'
import { useEffect, useState } from 'preact/hooks'
import { call } from '#api/call'
import { listPapersByCode, printInvoiceByCode, printReceiptByCode } from '#api/calls'
import { urlOf } from '#api/input'
import { say, useMessages } from './reservation/catalogue.ts'
import './papers.css'

/** Renders links to the receipts and invoices of a rental; nothing while there are none. */
export function Papers({ code }: { code: string }) {
  const { w, language } = useMessages()
  const [papers, setPapers] = useState<CustomerPaper[] | 'failed'>([])
  useEffect(() => {
    let isGone = false
    const show = (found: CustomerPaper[] | 'failed') => isGone || setPapers(found)
    call(listPapersByCode, { params: { code } }).then(show, () => show('failed'))
    return () => {
      isGone = true
    }
  }, [code])
  if (papers.length === 0) return null
  return (
    <section class="card" aria-labelledby="papers">
      <h2 id="papers">{w.papers.title}</h2>
      {papers === 'failed' ? (
        <p role="alert">{w.papers.failed}</p>
      ) : (
        <ul class="papers">
          {papers.map(({ kind, id, number, amount }) => (
            <li key={`${kind} ${id}`}>
              <a
                href={urlOf((kind === 'receipt' ? printReceiptByCode : printInvoiceByCode).path, {
                  params: { code, id },
                })}
              >
                {say(w.papers[kind], { number })}
              </a>
              <span>{formatEuros(amount, language)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

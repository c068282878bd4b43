/** @jsxImportSource preact */

import { PageFoot } from './PageFoot.tsx'
import { PageHead } from './PageHead.tsx'
import { usePageLanguage, usePageTitle } from './page-language.ts'
import { ReservationView } from './ReservationView.tsx'
import { messages, PageLanguage, say } from './reservation/catalogue.ts'
import { useReservation } from './reservation/use-reservation.ts'
import { Trouble } from './Trouble.tsx'

/** Renders the page behind a customer's link: their reservation, and the answer to it. */
export function CustomerPage({ code }: { code: string }) {
  const reservation = useReservation(code)
  const { rental, problem, read } = reservation
  const [language, choose] = usePageLanguage(rental?.customer.language)
  const w = messages[language]
  const title = rental?.status === 'quote' ? w.quoteNumber : w.reservation
  usePageTitle(language, rental ? say(title, { number: rental.publicId }) : undefined)
  return (
    <PageLanguage.Provider value={language}>
      <PageHead company={rental?.company} isWaiting={!rental && !problem} onLanguage={choose} />
      <main class="page-main">
        {rental ? (
          <ReservationView code={code} reservation={reservation} rental={rental} />
        ) : problem ? (
          <Trouble problem={problem} onRetry={read} />
        ) : (
          <div class="waiting appear-late" role="status" aria-busy="true">
            <h1 class="visually-hidden">{w.loading}</h1>
            <i />
            <i />
            <i />
          </div>
        )}
      </main>
      {/* Not below the skeleton, from where the reservation would push it away. */}
      {(rental || problem) && <PageFoot />}
    </PageLanguage.Provider>
  )
}
